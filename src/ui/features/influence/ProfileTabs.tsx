import { type ReactNode } from 'react'
import { OptionalPart } from '../../app/OptionalPart'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { Xid } from '../../../domain/kernel/ids'
import { useFeatureTranslations } from '../../app/use-feature-translations'
import { SkeletonBlock, Skeleton } from '../../components/feedback/Skeleton'
import { Tabs } from '../../components/layout/Tabs'
import { AttentionTab } from './AttentionTab'
import { lazyComponent } from '../../components/lazy-component'
import { translations } from './translations'

const GroupsTab = lazyComponent(async () => ({ default: (await import('./GroupsTab')).GroupsTab }))
const GiftsTab = lazyComponent(async () => ({ default: (await import('./GiftsTab')).GiftsTab }))

/** The tabs by their numbers (spec 2 §2): attention share 2, groups 0, gifts 1. */
const ATTENTION = '2'
const GROUPS = '0'
const GIFTS = '1'
type Tab = typeof ATTENTION | typeof GROUPS | typeof GIFTS

interface ProfileTabsProps {
  readonly xid: Xid
  readonly name: string
  readonly isOwn: boolean
  readonly showsGroups: boolean
}

const Waiting = (): ReactNode => (
  <Skeleton>
    <SkeletonBlock width="100%" height={300} shape="card" />
  </Skeleton>
)

/** The tabs of a profile. Only the member's own profile has gifts (spec 2 §6). */
export function ProfileTabs({ xid, name, isOwn, showsGroups }: ProfileTabsProps): ReactNode {
  useFeatureTranslations('influence', translations)
  const { t } = useTranslation('influence')
  const [search, setSearch] = useSearchParams()
  const asked = search.get('tab')
  const tab: Tab = asked === GROUPS || (asked === GIFTS && isOwn) ? asked : ATTENTION
  const suspended = (part: ReactNode): ReactNode => <OptionalPart waiting={<Waiting />}>{part}</OptionalPart>
  return (
    <Tabs<Tab>
      label={t('tabs')}
      value={tab}
      onChange={(value) => setSearch(value === ATTENTION ? {} : { tab: value }, { replace: true })}
      options={[
        { value: ATTENTION, label: t('title'), panel: <AttentionTab xid={xid} /> },
        {
          value: GROUPS,
          label: t('groupsTab'),
          panel: suspended(<GroupsTab xid={xid} name={name} isOwn={isOwn} showsGroups={showsGroups} />),
        },
        ...(isOwn ? [{ value: GIFTS, label: t('giftsTab'), panel: suspended(<GiftsTab />) } as const] : []),
      ]}
    />
  )
}
