import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { infoQuery, joinTags, type InfoDraft, type ProjectInfo } from '../../../../domain/looper'
import { useFeature } from '../../../app/use-feature'
import { Button } from '../../../components/form/Button'
import { InlineFailure } from '../../../components/feedback/StateView'
import { TextField } from '../../../components/form/TextField'
import { limited } from '../../../components/form/limited'
import { ImageField } from '../../upload/ImageField'
import { useSaveAfterUploads } from '../../upload/use-save-after-uploads'
import { looperHref, looperPaths } from '../looper-paths'
import { LooperPage, PageSkeleton } from '../LooperPage'
import styles from '../looper.module.css'
import { useProjectList } from '../use-looper'
import { useProjectAction } from '../use-project-action'
import { Introduction } from './Introduction'

/** The screen /looper/edit-project-info (R3-120 … R3-125). */
export function EditInfoScreen(): ReactNode {
  return <LooperPage>{({ projectId }) => <Loaded key={projectId} projectId={projectId} />}</LooperPage>
}

function Loaded({ projectId }: { readonly projectId: string }): ReactNode {
  const { t } = useTranslation('looper')
  const { slices } = useFeature('looper')
  const {
    status,
    items: [info],
    read,
  } = useProjectList(infoQuery, slices.account.info, { projectId })
  if (status === 'failed') return <InlineFailure text={t('config.failed')} onRetry={read} />
  return info === undefined ? <PageSkeleton /> : <Form info={info} />
}

const draftOf = ({
  name,
  avatar,
  about,
  tags,
  keywords,
  xAddress,
  website,
  email,
  partnerId,
}: ProjectInfo): InfoDraft => ({
  name,
  avatar,
  about,
  tags: joinTags(tags),
  keywords: joinTags(keywords),
  xAddress,
  website,
  email,
  partnerId,
})

const LETTERS = 500

function Form({ info }: { readonly info: ProjectInfo }): ReactNode {
  const { t } = useTranslation('looper')
  const navigate = useNavigate()
  const { projectId } = info
  const [draft, setDraft] = useState(() => draftOf(info))
  const back = (): void => {
    void navigate(looperHref(looperPaths.configuration, projectId))
  }
  const { busy, problem, perform, forget } = useProjectAction(back)
  const logo = `project-logo-${projectId}`
  const { isWaiting, save } = useSaveAfterUploads([logo], () => perform({ kind: 'saveInfo', projectId, draft }))
  const write = (change: Partial<InfoDraft>): void => setDraft((before) => ({ ...before, ...change }))
  const field = { autoComplete: 'off', disabled: busy } as const
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>{t('edit.title')}</h1>
      </header>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isWaiting) save()
        }}
      >
        <ImageField
          label={t('edit.logo')}
          name={logo}
          shape="square"
          value={draft.avatar}
          hint={t('edit.logoHint')}
          disabled={busy}
          onChange={(avatar) => write({ avatar })}
        />
        <TextField
          {...field}
          label={t('edit.name')}
          value={draft.name}
          onChange={limited(LETTERS, (name) => write({ name }))}
        />
        <Introduction
          label={t('edit.about')}
          value={draft.about}
          disabled={busy}
          onChange={(about) => write({ about })}
        />
        <TextField
          {...field}
          label={t('edit.tags')}
          value={draft.tags}
          placeholder={t('edit.tagsHint')}
          hint={t('edit.separate')}
          onChange={limited(LETTERS, (tags) => write({ tags }))}
        />
        <TextField
          {...field}
          label={t('edit.keywords')}
          value={draft.keywords}
          hint={t('edit.keywordsHint')}
          onChange={limited(LETTERS, (keywords) => write({ keywords }))}
        />
        <TextField
          {...field}
          label={t('edit.x')}
          value={draft.xAddress}
          inputMode="url"
          onChange={limited(LETTERS, (xAddress) => write({ xAddress }))}
        />
        <TextField
          {...field}
          label={t('edit.website')}
          value={draft.website}
          inputMode="url"
          onChange={limited(LETTERS, (website) => write({ website }))}
        />
        <TextField
          {...field}
          label={t('edit.email')}
          value={draft.email}
          inputMode="email"
          onChange={limited(LETTERS, (email) => write({ email }))}
        />
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
            {t('edit.cancel')}
          </Button>
          <Button kind="primary" type="submit" busy={busy || isWaiting}>
            {t('edit.save')}
          </Button>
        </div>
      </form>
    </div>
  )
}
