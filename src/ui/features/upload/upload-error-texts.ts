import type { TFunction } from 'i18next'
import type { Failure } from '../../../domain/kernel/failure'
import type { FileRefusal } from '../../../domain/upload'

/** Why a file is rejected (spec 1 §8, spec 2 §5). */
export const fileRefusalText = (t: TFunction, refusal: FileRefusal): string => t(`upload.${refusal}`)

/** The same for an attachment, with the accepted alternatives. */
export const attachmentRefusalText = (t: TFunction, refusal: FileRefusal): string =>
  refusal === 'imageType' || refusal === 'imageOversize'
    ? `${t(`upload.${refusal}`)} · ${t(`upload.hintOf.${refusal}`)}`
    : fileRefusalText(t, refusal)

/** The storage server's text, or a general failure (spec 2 §8). */
export const uploadFailureText = (t: TFunction, failure: Failure): string =>
  failure._tag === 'Refused' && failure.words !== '' ? failure.words : t('upload.failed')
