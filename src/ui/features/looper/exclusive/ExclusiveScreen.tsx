import { Pencil, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import {
  importedQuery,
  pageQuery,
  partnerQuery,
  type ExclusivePage,
  type Partner,
  type Project,
} from '../../../../domain/looper'
import { useFeature } from '../../../app/use-feature'
import { Button, ButtonLink } from '../../../components/form/Button'
import { Spinner } from '../../../components/feedback/Spinner'
import { EmptyState, InlineFailure } from '../../../components/feedback/StateView'
import { useImage } from '../../../components/avatar/use-image'
import { looperHref, looperPaths } from '../looper-paths'
import { LooperPage } from '../LooperPage'
import styles from '../looper.module.css'
import { exclusivePageUrl } from '../exclusive-page-url'
import { Copyable } from '../status-tags'
import { useProjectList } from '../use-looper'
import { useProjectAction } from '../use-project-action'
import own from './exclusive.module.css'
import { PartnerCommunities } from './PartnerCommunities'
import { PhonePreview } from './PhonePreview'

/** The screen /looper/api: the exclusive page of a project (decisions.md). */
export function ExclusiveScreen(): ReactNode {
  const { t } = useTranslation('looper')
  return (
    <LooperPage>
      {(project) => (
        <div className={styles['page']}>
          <header className={styles['head']}>
            <h1>{t('page.title')}</h1>
          </header>
          <Exclusive key={project.projectId} project={project} />
        </div>
      )}
    </LooperPage>
  )
}

function Exclusive({ project: { projectId } }: { readonly project: Project }): ReactNode {
  const { t } = useTranslation('looper')
  const {
    slices: { account: slices },
  } = useFeature('looper')
  const partner = useProjectList(partnerQuery, slices.partner, { projectId })
  const page = useProjectList(pageQuery, slices.page, { projectId })
  const imported = useProjectList(importedQuery, slices.imported, { projectId })
  if (partner.status === 'failed' || page.status === 'failed')
    return (
      <InlineFailure
        text={t('page.failed')}
        onRetry={() => {
          partner.read()
          page.read()
        }}
      />
    )
  if (partner.status === 'loading' || page.status === 'loading')
    return (
      <div className={own['waiting']} role="status" aria-label={t('page.title')}>
        <Spinner />
      </div>
    )
  const [partnerInfo] = partner.items
  const [shown] = page.items
  if (partnerInfo === undefined || shown === undefined) return <Invitation projectId={projectId} />
  return (
    <>
      <div className={own['twoColumns']}>
        <InfoCard projectId={projectId} partner={partnerInfo} page={shown} />
        <PhonePreview
          name={partnerInfo.name}
          page={shown}
          communities={imported.items}
          saved={shown.linkKey}
          onReload={() => window.location.reload()}
        />
      </div>
      <PartnerCommunities projectId={projectId} imported={imported} />
    </>
  )
}

/** For a project without a page: the button creates the partner and then opens the form (R3-127). */
function Invitation({ projectId }: { readonly projectId: string }): ReactNode {
  const { t } = useTranslation('looper')
  const navigate = useNavigate()
  const deed = useProjectAction(() => {
    void navigate(looperHref(looperPaths.editPage, projectId))
  })
  return (
    <>
      <EmptyState
        icon={Sparkles}
        title={t('page.invite')}
        text={t('page.inviteText')}
        action={
          <Button kind="primary" busy={deed.busy} onClick={() => deed.perform({ kind: 'customize', projectId })}>
            {t('page.customize')}
          </Button>
        }
      />
      {deed.problem !== undefined && (
        <p role="alert" className={styles['problem']}>
          {deed.problem}
        </p>
      )}
    </>
  )
}

function InfoCard({
  projectId,
  partner,
  page: { pageId, icon, loading, linkKey, prefix },
}: {
  readonly projectId: string
  readonly partner: Partner
  readonly page: ExclusivePage
}): ReactNode {
  const { t } = useTranslation('looper')
  return (
    <section className={styles['card']} aria-label={t('page.about')}>
      <div className={styles['intro']}>
        <div className={styles['who']}>
          <h2 dir="auto">{partner.name}</h2>
        </div>
        <ButtonLink icon={Pencil} to={looperHref(looperPaths.editPage, projectId, { id: pageId })}>
          {t('page.edit')}
        </ButtonLink>
      </div>
      <dl className={styles['details']}>
        <div>
          <dt>{t('page.logo')}</dt>
          <dd>
            <Logo address={icon} />
          </dd>
        </div>
        <div>
          <dt>{t('page.loading')}</dt>
          <dd>
            <Logo address={loading} />
          </dd>
        </div>
        <div>
          <dt>{t('page.link')}</dt>
          <dd>
            <Copyable text={exclusivePageUrl(linkKey)} shown={exclusivePageUrl(linkKey)} />
          </dd>
        </div>
        <div>
          <dt>{t('page.prefix')}</dt>
          <dd>{prefix}</dd>
        </div>
      </dl>
    </section>
  )
}

function Logo({ address }: { readonly address: string | null }): ReactNode {
  const { t } = useTranslation('looper')
  const picture = useImage(address ?? undefined, 'avatar')
  return <span className={own['logo']}>{picture ?? t('page.noLogo')}</span>
}
