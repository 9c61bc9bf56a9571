import { FileX } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { importedQuery, pageQuery, partnerQuery, type ExclusivePage, type Partner } from '../../../../domain/looper'
import { useApp } from '../../../app/app-context'
import { useFeature } from '../../../app/use-feature'
import { Button, ButtonLink } from '../../../components/form/Button'
import { EmptyState, InlineFailure } from '../../../components/feedback/StateView'
import { Switch } from '../../../components/form/Switch'
import { TextField } from '../../../components/form/TextField'
import { limited } from '../../../components/form/limited'
import { ImageField } from '../../upload/ImageField'
import { useSaveAfterUploads } from '../../upload/use-save-after-uploads'
import { looperHref, looperPaths } from '../looper-paths'
import { LooperPage, PageSkeleton } from '../LooperPage'
import styles from '../looper.module.css'
import { exclusivePagePrefix } from '../exclusive-page-url'
import { useProjectList } from '../use-looper'
import { useProjectAction } from '../use-project-action'
import own from './exclusive.module.css'
import { PhonePreview } from './PhonePreview'

/** The screen /looper/edit-exclusive-page?id= (R3-137 … R3-140). */
export function EditPageScreen(): ReactNode {
  return <LooperPage>{({ projectId }) => <Loaded key={projectId} projectId={projectId} />}</LooperPage>
}

function Loaded({ projectId }: { readonly projectId: string }): ReactNode {
  const { t } = useTranslation('looper')
  const [query] = useSearchParams()
  const {
    slices: { account: slices },
  } = useFeature('looper')
  const partner = useProjectList(partnerQuery, slices.partner, { projectId })
  const page = useProjectList(pageQuery, slices.page, { projectId })
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
  if (partner.status === 'loading' || page.status === 'loading') return <PageSkeleton />
  const asked = query.get('id')
  const [partnerInfo] = partner.items
  const shown = page.items.find(({ pageId }) => asked === null || asked === pageId)
  return partnerInfo === undefined || shown === undefined ? (
    <EmptyState
      icon={FileX}
      heading="h1"
      title={t('page.gone')}
      text={t('page.goneText')}
      action={
        <ButtonLink kind="primary" to={looperHref(looperPaths.api, projectId)}>
          {t('page.title')}
        </ButtonLink>
      }
    />
  ) : (
    <Form projectId={projectId} partner={partnerInfo} first={shown} />
  )
}

const LETTERS = 60

function Form({
  projectId,
  partner,
  first,
}: {
  readonly projectId: string
  readonly partner: Partner
  readonly first: ExclusivePage
}): ReactNode {
  const app = useApp()
  const { t } = useTranslation('looper')
  const navigate = useNavigate()
  const {
    slices: { account: slices },
  } = useFeature('looper')
  const communities = useProjectList(importedQuery, slices.imported, { projectId })
  const [page, setPage] = useState(first)
  const [name, setName] = useState(partner.name)
  const back = (): void => {
    void navigate(looperHref(looperPaths.api, projectId))
  }
  const { busy, problem, perform, forget } = useProjectAction(() => {
    app.tab.dispatch({ type: 'ShowToast', words: { good: t('page.saved') } })
    back()
  })
  const logo = `page-logo-${projectId}`
  const loading = `page-loading-${projectId}`
  const { isWaiting, save } = useSaveAfterUploads([logo, loading], () =>
    perform({ kind: 'savePage', projectId, partner: { ...partner, name }, page }),
  )
  const write = (change: Partial<ExclusivePage>): void => setPage((before) => ({ ...before, ...change }))
  const field = { autoComplete: 'off', disabled: busy } as const
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>{t('page.editTitle')}</h1>
      </header>
      <div className={own['twoColumns']}>
        <form
          className={styles['form']}
          onSubmit={(event) => {
            event.preventDefault()
            if (!isWaiting) save()
          }}
        >
          <ImageField
            label={t('page.logoField')}
            name={logo}
            shape="square"
            value={page.icon}
            disabled={busy}
            onChange={(icon) => write({ icon })}
          />
          <ImageField
            label={t('page.loadingField')}
            name={loading}
            shape="square"
            value={page.loading}
            disabled={busy}
            onChange={(loading) => write({ loading })}
          />
          <TextField {...field} label={t('page.nameField')} value={name} onChange={limited(LETTERS, setName)} />
          <TextField
            {...field}
            label={t('page.linkField')}
            value={page.linkKey}
            autoCapitalize="none"
            spellCheck={false}
            hint={t('page.linkHint', {
              prefix: exclusivePagePrefix(),
              link: page.linkKey,
            })}
            onChange={limited(LETTERS, (linkKey) => write({ linkKey }))}
          />
          <TextField
            {...field}
            label={t('page.prefixField')}
            value={page.prefix}
            hint={t('page.prefixHint')}
            onChange={limited(LETTERS, (prefix) => write({ prefix }))}
          />
          <Switch
            label={t('page.bubbles')}
            on={page.showsBubbles}
            onChange={(showsBubbles) => write({ showsBubbles })}
          />
          <Switch label={t('page.gifts')} on={page.showsGifts} onChange={(showsGifts) => write({ showsGifts })} />
          {problem !== undefined && (
            <p role="alert" className={styles['problem']}>
              {problem}
            </p>
          )}
          <div className={styles['formFoot']}>
            <Button
              onClick={() => {
                forget()
                back()
              }}
            >
              {t('page.cancel')}
            </Button>
            <Button kind="primary" type="submit" busy={busy || isWaiting}>
              {t('page.save')}
            </Button>
          </div>
        </form>
        <PhonePreview name={name} page={page} communities={communities.items} saved={first.linkKey} />
      </div>
    </div>
  )
}
