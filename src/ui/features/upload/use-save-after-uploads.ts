import { useEffect, useEffectEvent, useState } from 'react'
import { uploadOfField, uploadViewModel } from '../../../domain/upload'
import { useAccountState, useFeature } from '../../app/use-feature'

interface SaveAfterUploads {
  /** Whether the form waits for a picture before it saves. */
  readonly isWaiting: boolean
  /** Saves at once, or when all uploads have ended. A failed upload ends the wait, and its field says why. */
  readonly save: () => void
}

/**
 * Saves a form whose fields upload files, so that a picture on its way is not left out. `isPreparing`: a chosen file
 * has no upload yet.
 */
export const useSaveAfterUploads = (
  fields: readonly string[],
  onSave: () => void,
  isPreparing = false,
): SaveAfterUploads => {
  const uploads = useAccountState(useFeature('upload').slices.account.uploads)
  const [isWaiting, setWaiting] = useState(false)
  /** How many waits have ended with a save. */
  const [due, setDue] = useState(0)
  const states = fields.flatMap((field) => {
    const id = uploadOfField(uploads, field)
    return id === null ? [] : [uploadViewModel(uploads, id)?.status]
  })
  const hasFailed = states.includes('failed')
  const isOnWay = isPreparing || states.some((status) => status !== 'failed')
  if (isWaiting && !isOnWay) {
    setWaiting(false)
    if (!hasFailed) setDue(due + 1)
  }
  const saveNow = useEffectEvent(onSave)
  useEffect(() => {
    if (due > 0) saveNow()
  }, [due])
  return { isWaiting, save: isOnWay ? () => setWaiting(true) : onSave }
}
