import { CircleAlert, Film, ImagePlus, Play, RotateCw, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PICTURES, type AnnouncementDraft } from '../../../domain/announcement'
import type { Gid } from '../../../domain/kernel/ids'
import { uploadOfField, uploadViewModel } from '../../../domain/upload'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'
import { Button } from '../../components/form/Button'
import { Icon } from '../../components/layout/Icon'
import { IconButton } from '../../components/form/IconButton'
import { useImage } from '../../components/avatar/use-image'
import { fileRefusalText } from '../upload/upload-error-texts'
import { UploadProgress } from '../upload/UploadProgress'
import { useCachedFile } from '../upload/use-cached-file'
import styles from './announce-form.module.css'

interface AnnounceMediaFieldProps {
  readonly gid: Gid
  readonly draft: AnnouncementDraft
  /** Whether chosen files are checked before their upload. */
  readonly isChecking: boolean
  readonly onChecking: (isChecking: boolean) => void
}

const fieldOf = (gid: Gid, place: number | 'video'): string => `announce-${gid}-${place}`
const PLACES = Array.from({ length: PICTURES }, (_, place) => place)

/** The names of all uploads of an announcement. */
export const announcementUploads = (gid: Gid): readonly string[] =>
  [...PLACES, 'video' as const].map((place) => fieldOf(gid, place))

/** The stored and uploading pictures or video of an announcement. Uploads continue after the member leaves the page. */
export function AnnounceMediaField({ gid, draft, isChecking, onChecking }: AnnounceMediaFieldProps): ReactNode {
  const app = useApp()
  const { t } = useTranslation()
  const { slices, streams: store } = useFeature('upload')
  const uploads = useAccountState(slices.account.uploads)
  const pictures = useRef<HTMLInputElement>(null)
  const video = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const busy = PLACES.filter((place) => uploadOfField(uploads, fieldOf(gid, place)) !== null)
  const videoField = fieldOf(gid, 'video')
  const isVideoOnWay = uploadOfField(uploads, videoField) !== null
  const hasPictures = draft.pictures.length > 0 || busy.length > 0
  const hasVideo = draft.video !== null || isVideoOnWay
  const room = hasVideo ? 0 : PICTURES - draft.pictures.length - busy.length
  const add = async (files: readonly File[]): Promise<void> => {
    setProblem(undefined)
    onChecking(true)
    const free = PLACES.filter((place) => !busy.includes(place))
    for (const [at, file] of files.slice(0, room).entries()) {
      const checked = await store.check(file)
      const place = free[at]
      if (checked.kind === 'refused') setProblem(fileRefusalText(t, checked.refusal))
      else if (place !== undefined) await store.send(fieldOf(gid, place), checked.picture)
    }
    onChecking(false)
  }
  const addVideo = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    setProblem(undefined)
    onChecking(true)
    const checked = await store.checkVideo(file)
    if (checked.kind === 'refused') setProblem(fileRefusalText(t, checked.refusal))
    else await store.send(videoField, ...checked.files)
    onChecking(false)
  }
  return (
    <div className={styles['pictures']} role="group" aria-label={t('announceForm.picturesLabel')}>
      {(hasPictures || hasVideo) && (
        <div className={styles['grid']}>
          {draft.pictures.map((url, at) => (
            <Stored
              key={url}
              url={url}
              label={t('announceForm.removePicture', { at: at + 1 })}
              onRemove={() => app.tab.dispatch({ type: 'announcement/RemoveAnnouncedPicture', url })}
            />
          ))}
          {busy.map((place) => (
            <OnWay
              key={place}
              field={fieldOf(gid, place)}
              shownFile={0}
              onStored={([url]) => {
                if (url !== undefined) app.tab.dispatch({ type: 'announcement/AddAnnouncedPicture', gid, url })
              }}
            />
          ))}
          {draft.video !== null && (
            <Stored
              url={draft.video.poster ?? undefined}
              label={t('announceForm.removeVideo')}
              onRemove={() => app.tab.dispatch({ type: 'announcement/SetAnnouncedVideo', gid, video: null })}
            >
              <span className={styles['film']}>
                <Icon of={Play} size={24} />
              </span>
            </Stored>
          )}
          {isVideoOnWay && (
            <OnWay
              field={videoField}
              shownFile={1}
              onStored={([url, poster]) => {
                if (url !== undefined)
                  app.tab.dispatch({
                    type: 'announcement/SetAnnouncedVideo',
                    gid,
                    video: { url, poster: poster ?? null },
                  })
              }}
            />
          )}
        </div>
      )}
      <div className={styles['options']}>
        <Button icon={ImagePlus} busy={isChecking} disabled={room <= 0} onClick={() => pictures.current?.click()}>
          {t('announceForm.addPictures')}
        </Button>
        <Button icon={Film} disabled={isChecking || hasPictures || hasVideo} onClick={() => video.current?.click()}>
          {t('announceForm.addVideo')}
        </Button>
      </div>
      <p
        className={problem === undefined ? styles['note'] : styles['problem']}
        role={problem === undefined ? undefined : 'alert'}
      >
        {problem !== undefined && <Icon of={CircleAlert} size={16} />}
        <span>{problem ?? t('announceForm.picturesHint', { count: PICTURES })}</span>
      </p>
      <input
        ref={pictures}
        type="file"
        hidden
        multiple
        accept="image/*"
        aria-label={t('announceForm.addPictures')}
        onChange={({ currentTarget }) => {
          void add([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
      <input
        ref={video}
        type="file"
        hidden
        accept="video/*"
        aria-label={t('announceForm.addVideo')}
        onChange={({ currentTarget }) => {
          void addVideo(currentTarget.files?.[0])
          currentTarget.value = ''
        }}
      />
    </div>
  )
}

interface StoredProps {
  readonly url: string | undefined
  readonly label: string
  readonly onRemove: () => void
  readonly children?: ReactNode
}

function Stored({ url, label, onRemove, children }: StoredProps): ReactNode {
  return (
    <div className={styles['box']}>
      {useImage(url, 'banner')}
      {children}
      <span className={styles['take']}>
        <IconButton icon={X} iconSize={16} tone="onPicture" label={label} onClick={onRemove} />
      </span>
    </div>
  )
}

interface OnWayProps {
  readonly field: string
  /** The index of the visible file. */
  readonly shownFile: number
  readonly onStored: (urls: readonly string[]) => void
}

function OnWay({ field, shownFile, onStored }: OnWayProps): ReactNode {
  const app = useApp()
  const { t } = useTranslation()
  const uploads = useAccountState(useFeature('upload').slices.account.uploads)
  const uploadId = uploadOfField(uploads, field)
  const upload = uploadId === null ? null : uploadViewModel(uploads, uploadId)
  const preview = useCachedFile(uploadId, shownFile)
  const urls = upload?.status === 'stored' ? upload.urls : null
  const take = useEffectEvent(onStored)
  useEffect(() => {
    if (uploadId === null || urls === null) return
    take(urls)
    app.account.dispatch({ type: 'upload/DropUpload', uploadId })
  }, [app, uploadId, urls])
  if (uploadId === null || upload === null) return null
  return (
    <div className={styles['box']}>
      {preview !== null && <img src={preview} alt="" />}
      {upload.status !== 'failed' && upload.status !== 'stored' && <UploadProgress upload={upload} />}
      <span className={styles['take']}>
        {upload.status === 'failed' && (
          <IconButton
            icon={RotateCw}
            iconSize={16}
            tone="onPicture"
            label={t('upload.retry')}
            onClick={() => app.account.dispatch({ type: 'upload/RetryUpload', uploadId })}
          />
        )}
        <IconButton
          icon={X}
          iconSize={16}
          tone="onPicture"
          label={t('upload.cancel')}
          onClick={() => app.account.dispatch({ type: 'upload/DropUpload', uploadId })}
        />
      </span>
    </div>
  )
}
