import { Compass, SearchX, UsersRound } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams, useSearchParams } from 'react-router-dom'
import { ChannelId, Gid } from '../../../domain/kernel/ids'
import { PartnerLink, type PreviewDraft } from '../../../domain/partner'
import { useApp } from '../../app/app-context'
import { isEmbedded } from '../../app/routing/embedded'
import { paths } from '../../app/routing/paths'
import { ButtonLink } from '../../components/form/Button'
import { SkeletonBlock, Skeleton } from '../../components/feedback/Skeleton'
import { EmptyState, FailedState, InlineFailure } from '../../components/feedback/StateView'
import { startEmbedding, parentOrigin } from './embed-host'
import { HighlightsBar } from './HighlightsBar'
import { PartnerGroups } from './PartnerGroups'
import { PartnerHeader } from './PartnerHeader'
import { PartnerPage } from './PartnerPage'
import styles from './partner.module.css'
import { usePartnerHome } from './use-partner'
import { usePreview } from './use-preview'

const rows = [1, 2, 3, 4, 5, 6] as const

/** The screens /partners and /p/{link}: the groups of a partner and their activity (spec 3 §2). */
export function HomeScreen(): ReactNode {
  const { link } = useParams()
  const [params] = useSearchParams()
  const app = useApp()
  const [gid, channelId, from] = [params.get('group'), params.get('space'), parentOrigin(params.get('from'))]
  useEffect(() => {
    if (isEmbedded() && from !== null) startEmbedding(app, from, Gid.is(gid) ? gid : null)
  }, [app, from, gid])
  if (link === undefined) return <Place link={linkIn(params.get('link'))} isPreview={params.has('preview')} />
  // An embedding page can link to a group or a space. This page redirects to the group or space, because only partner
  // pages may be embedded directly.
  if (Gid.is(gid)) return <Navigate to={paths.group(gid)} replace />
  if (ChannelId.is(channelId)) return <Navigate to={paths.space(channelId)} replace />
  return PartnerLink.is(link) ? (
    <Place link={link} />
  ) : (
    <PartnerPage head={<PartnerHeader link={null} icon={null} />}>
      <Missing />
    </PartnerPage>
  )
}

const linkIn = (word: string | null): string | null => (PartnerLink.is(word) ? word : null)

function Place({ link, isPreview = false }: { readonly link: string | null; readonly isPreview?: boolean }): ReactNode {
  const draft = usePreview(isPreview)
  return (
    <PartnerPage head={<Head link={link} draft={draft} />}>
      <Home link={link} />
    </PartnerPage>
  )
}

function Head({ link, draft }: { readonly link: string | null; readonly draft: PreviewDraft | null }): ReactNode {
  const saved = usePartnerHome(link).home?.icon ?? null
  return <PartnerHeader link={link} icon={draft === null ? saved : draft.icon} />
}

function Home({ link }: { readonly link: string | null }): ReactNode {
  const { t } = useTranslation('partner')
  const { status, home, highlights, areHighlightsFailed, onRetry, onRetryHighlights } = usePartnerHome(link)
  if (status === 'missing') return <Missing />
  if (status === 'failed') return <FailedState title={t('failed')} text={t('failedText')} onRetry={onRetry} />
  if (home === null) return <Waiting />
  return (
    <>
      {areHighlightsFailed && <InlineFailure text={t('bar.failed')} onRetry={onRetryHighlights} />}
      {highlights !== null && <HighlightsBar highlights={highlights} groups={home.groups} />}
      <h1 className={styles['title']}>{t('groups')}</h1>
      {home.groups.length === 0 ? (
        <EmptyState icon={UsersRound} title={t('empty')} text={t('emptyText')} />
      ) : (
        <PartnerGroups of={home.groups} />
      )}
    </>
  )
}

function Waiting(): ReactNode {
  return (
    <Skeleton>
      <div className={styles['chips']}>
        {rows.slice(0, 4).map((row) => (
          <SkeletonBlock key={row} width={180} height={44} shape="card" />
        ))}
      </div>
      <div className={styles['skeleton']}>
        {rows.map((row) => (
          <SkeletonBlock key={row} width="100%" height={268} shape="card" />
        ))}
      </div>
    </Skeleton>
  )
}

function Missing(): ReactNode {
  const { t } = useTranslation('partner')
  return (
    <EmptyState
      icon={SearchX}
      heading="h1"
      title={t('missing')}
      text={t('missingText')}
      action={
        <ButtonLink kind="primary" icon={Compass} to={paths.groupCentre}>
          {t('toApp')}
        </ButtonLink>
      }
    />
  )
}
