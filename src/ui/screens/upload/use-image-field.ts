import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ClientId } from '../../../domain/kernel/ids'
import { uploadOfField, uploadShown, type UploadShown } from '../../../domain/upload'
import { useApp, useSource } from '../../app/app-context'
import { fileRefusalText, uploadFailureText } from './file-words'
import { SHAPES, type Shape } from './shapes'
import { useKeptPicture } from './use-kept-picture'

export interface Cut { readonly x: number, readonly y: number, readonly width: number, readonly height: number }

/** A picture before it is cut, and where it can be seen. */
interface Cropped { readonly body: Blob, readonly url: string }

/** What the field shows besides its picture. */
export interface FieldShown {
  /** A picture that is not sent yet. */
  readonly preview: string | null
  readonly upload: UploadShown | null
  readonly isChecking: boolean
  readonly problem: string | undefined
  /** The picture that is being cut. */
  readonly cropping: Cropped | null
  readonly onPick: (file: Blob) => void
  readonly onCut: (area: Cut) => void
  readonly onLeave: () => void
  readonly onCancel: () => void
  readonly onRetry: () => void
}

/** A picture of a form: looked at, cut, sent; then the form gets its address. */
export const useImageField = (name: string, shape: Shape, onChange: (url: string) => void): FieldShown => {
  const app = useApp()
  const { t } = useTranslation()
  const uploads = useSource(app.account.sources.upload)
  const uploadId = uploadOfField(uploads, name)
  const upload = uploadId === null ? null : uploadShown(uploads, uploadId)
  const [isChecking, setChecking] = useState(false)
  const [refused, setRefused] = useState<string>()
  const [cropping, setCropping] = useState<Cropped | null>(null)
  const preview = useKeptPicture(uploadId)
  useEffect(() => () => { if (cropping !== null) URL.revokeObjectURL(cropping.url) }, [cropping])
  const url = upload?.status === 'stored' ? upload.urls[0] ?? null : null
  // Once for each picture: where another tab leads, the upload is still there while the form takes it, and may ask with another function each time.
  const take = useEffectEvent((taken: string, id: ClientId) => {
    onChange(taken)
    app.account.say({ type: 'DropUpload', uploadId: id })
  })
  useEffect(() => { if (uploadId !== null && url !== null) take(url, uploadId) }, [uploadId, url])
  const drop = (): void => { if (uploadId !== null) app.account.say({ type: 'DropUpload', uploadId }) }
  return {
    preview, upload, isChecking, cropping,
    problem: refused ?? (upload?.status === 'failed' ? uploadFailureText(t, upload.failure) : undefined),
    onPick: (file) => {
      setRefused(undefined)
      setChecking(true)
      void app.files.check(file).then((checked) => {
        setChecking(false)
        if (checked.kind === 'refused') setRefused(fileRefusalText(t, checked.refusal))
        else if (checked.picture instanceof Blob) setCropping({ body: checked.picture, url: URL.createObjectURL(checked.picture) })
      })
    },
    onCut: (area) => {
      if (cropping === null) return
      void app.files.cut(cropping.body, area, SHAPES[shape]).then(async (picture) => {
        setCropping(null)
        if (picture === null) setRefused(t('upload.notAPicture'))
        else await app.files.send(name, picture)
      })
    },
    onLeave: () => setCropping(null),
    onCancel: drop,
    onRetry: () => { if (uploadId !== null) app.account.say({ type: 'RetryUpload', uploadId }) },
  }
}
