import { ChartPie, ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { Xid } from '../../../domain/kernel/ids'
import { statsQuery } from '../../../domain/influence'
import { sessionOf } from '../../../domain/session'
import { useApp } from '../../app/app-context'
import { paths } from '../../app/routing/paths'
import { useAccountState, useFeature } from '../../app/use-feature'
import { Avatar } from '../../components/avatar/Avatar'
import { ButtonLink } from '../../components/form/Button'
import { classNames } from '../../components/class-names'
import { IconButton } from '../../components/form/IconButton'
import { PersonName } from '../../components/avatar/PersonName'
import { SkeletonBlock } from '../../components/feedback/Skeleton'
import { EmptyState } from '../../components/feedback/StateView'
import { Attention } from './Attention'
import styles from './influence.module.css'
import { closeInNativeApp } from './native-app'
import { useRank } from './use-attention'
import { useAttentionParams } from './use-attention-params'

const c = classNames(styles)

/** The screen /profile/attentionDetail: a person's attention for a single project. The URL contains all parameters. */
export function AttentionScreen(): ReactNode {
  const { t } = useTranslation('influence')
  const [search] = useSearchParams()
  const { account } = useApp()
  const mine = sessionOf(useAccountState(account.slices.session))?.xid
  const asked = search.get('xid')
  const xid = asked === null ? mine : Xid.is(asked) ? asked : undefined
  return xid === undefined ? (
    <EmptyState
      icon={ChartPie}
      heading="h1"
      title={t('notFound')}
      text={t('notFoundText')}
      action={
        <ButtonLink kind="primary" to={paths.profile}>
          {t('title')}
        </ButtonLink>
      }
    />
  ) : (
    <OfPerson xid={xid} />
  )
}

function OfPerson({ xid }: { readonly xid: Xid }): ReactNode {
  const { t } = useTranslation('influence')
  const navigate = useNavigate()
  const { period, projectId, kolAccount, onPeriod, onProject } = useAttentionParams()
  const { slices } = useFeature('influence')
  const of = { xid, period, projectId, kolAccount }
  const stats = statsQuery.value(useAccountState(slices.account.stats), of)
  const rank = useRank(xid, period)
  const back = (): void => {
    if (!closeInNativeApp(window)) void navigate(-1)
  }
  return (
    <div className={c('page')}>
      <header className={c('top')}>
        <IconButton icon={ChevronLeft} label={t('back')} onClick={back} />
        {stats === null ? (
          <>
            <SkeletonBlock width={40} height={40} shape="circle" />
            <SkeletonBlock width={140} height={16} />
          </>
        ) : (
          <>
            <Avatar person={{ id: xid, name: stats.name, imageUrl: stats.avatar ?? undefined }} size={40} />
            <h1>
              <PersonName name={stats.name} />
            </h1>
          </>
        )}
      </header>
      <Attention of={of} projects={rank.items} onPeriod={onPeriod} onProject={onProject} />
    </div>
  )
}
