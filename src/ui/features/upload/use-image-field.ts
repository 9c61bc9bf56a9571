import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ClientId } from '../../../domain/kernel/ids'
import { uploadOfField, uploadViewModel, type UploadViewModel } from '../../../domain/upload'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'
import { fileRefusalText, uploadFailureText } from './upload-error-texts'
import { CROP_SHAPES, type CropShape } from './crop-shapes'
import { useCachedFile } from './use-cached-file'

export interface CropRect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A picture before cropping, with its object URL. */
interface Cropped {
  readonly body: Blob
  readonly url: string
}

/** The state of the field besides its picture. */
export interface ImageFieldState {
  /** The object URL of a picture that is not uploaded yet. */
  readonly preview: string | null
  readonly upload: UploadViewModel | null
  readonly isChecking: boolean
  readonly problem: string | undefined
  /** The picture that the crop dialog shows. */
  readonly cropping: Cropped | null
  readonly onPick: (file: Blob) => void
  readonly onCut: (area: CropRect) => void
  readonly onLeave: () => void
  readonly onCancel: () => void
  readonly onRetry: () => void
}

/** A picture field. The field checks, crops and uploads a picture, then passes the URL to the form. */
export const useImageField = (name: string, shape: CropShape, onChange: (url: string) => void): ImageFieldState => {
  const app = useApp()
  const { t } = useTranslation()
  const { slices, streams: files } = useFeature('upload')
  const uploads = useAccountState(slices.account.uploads)
  const uploadId = uploadOfField(uploads, name)
  const upload = uploadId === null ? null : uploadViewModel(uploads, uploadId)
  const [isChecking, setChecking] = useState(false)
  const [refused, setRefused] = useState<string>()
  const [cropping, setCropping] = useState<Cropped | null>(null)
  const preview = useCachedFile(uploadId)
  useEffect(
    () => () => {
      if (cropping !== null) URL.revokeObjectURL(cropping.url)
    },
    [cropping],
  )
  const url = upload?.status === 'stored' ? (upload.urls[0] ?? null) : null
  // Runs once per picture. In a follower tab the finished upload remains until the leader has removed it, and
  // `onChange` may change in the meantime.
  const take = useEffectEvent((taken: string, id: ClientId) => {
    onChange(taken)
    app.account.dispatch({ type: 'upload/DropUpload', uploadId: id })
  })
  useEffect(() => {
    if (uploadId !== null && url !== null) take(url, uploadId)
  }, [uploadId, url])
  const drop = (): void => {
    if (uploadId !== null) app.account.dispatch({ type: 'upload/DropUpload', uploadId })
  }
  return {
    preview,
    upload,
    isChecking,
    cropping,
    problem: refused ?? (upload?.status === 'failed' ? uploadFailureText(t, upload.failure) : undefined),
    onPick: (file) => {
      setRefused(undefined)
      setChecking(true)
      void files.check(file).then((checked) => {
        setChecking(false)
        if (checked.kind === 'refused') setRefused(fileRefusalText(t, checked.refusal))
        else if (checked.picture instanceof Blob)
          setCropping({ body: checked.picture, url: URL.createObjectURL(checked.picture) })
      })
    },
    onCut: (area) => {
      if (cropping === null) return
      void files.cut(cropping.body, area, CROP_SHAPES[shape]).then(async (picture) => {
        setCropping(null)
        if (picture === null) setRefused(t('upload.notAPicture'))
        else await files.send(name, picture)
      })
    },
    onLeave: () => setCropping(null),
    onCancel: drop,
    onRetry: () => {
      if (uploadId !== null) app.account.dispatch({ type: 'upload/RetryUpload', uploadId })
    },
  }
}
