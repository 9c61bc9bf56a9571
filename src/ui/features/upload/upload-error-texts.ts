import type { TFunction } from 'i18next'
import type { Failure } from '../../../domain/kernel/failure'
import type { FileRefusal } from '../../../domain/upload'

/** The text for the reason why a file is rejected (spec 1 §8, spec 2 §5). */
export const fileRefusalText = (t: TFunction, refusal: FileRefusal): string => t(`upload.${refusal}`)

/** The text for the reason why an attachment is rejected, with the accepted alternatives. */
export const attachmentRefusalText = (t: TFunction, refusal: FileRefusal): string =>
  refusal === 'imageType' || refusal === 'imageOversize'
    ? `${t(`upload.${refusal}`)} · ${t(`upload.hintOf.${refusal}`)}`
    : fileRefusalText(t, refusal)

/** The text for a failed upload: the storage server's text, or a general text (spec 2 §8). */
export const uploadFailureText = (t: TFunction, failure: Failure): string =>
  failure._tag === 'Refused' && failure.words !== '' ? failure.words : t('upload.failed')
