import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Gid } from '../../../domain/kernel/ids'
import { paths } from '../../app/routing/paths'
import { SubPage } from '../../components/layout/SubPage'
import { Tabs } from '../../components/layout/Tabs'
import { useCurrentUser } from '../chat/actions/use-current-user'
import { BanList } from './BanList'
import { ReportList } from './ReportList'
import { StaffLog } from './StaffLog'

type Shown = 'open' | 'decided' | 'bans' | 'log'

/**
 * The page /moderation: the reports that the member decides about. `?gid=` shows one group, with
 * its bans and its log. A super user reads here what was decided outside groups.
 */
export function ModerationScreen(): ReactNode {
  const { t } = useTranslation('moderation')
  const [params] = useSearchParams()
  const asked = params.get('gid')
  const gid = Gid.is(asked) ? asked : null
  const viewer = useCurrentUser()
  const readsLog = gid !== null || viewer?.isSuper === true
  const [shown, setShown] = useState<Shown>('open')
  return (
    <SubPage title={t('title')} backHref={gid === null ? paths.profile : paths.groupEdit(gid)}>
      <Tabs<Shown>
        label={t('filter')}
        value={shown}
        onChange={setShown}
        options={[
          { value: 'open', label: t('open'), panel: <ReportList key="open" gid={gid} isDecided={false} /> },
          { value: 'decided', label: t('decided'), panel: <ReportList key="decided" gid={gid} isDecided /> },
          ...(gid === null ? [] : [{ value: 'bans' as const, label: t('bans.title'), panel: <BanList gid={gid} /> }]),
          ...(readsLog ? [{ value: 'log' as const, label: t('log.title'), panel: <StaffLog gid={gid} /> }] : []),
        ]}
      />
    </SubPage>
  )
}
