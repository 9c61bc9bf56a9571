import { BUCKET } from '../../wire/entities/bucket'
import type { OwnPicture } from '../state/features/account-deletion/deletions'
import type { BlobBackend } from './blob-backend'
import { makeObjectIndex } from './object-index'

/** The key of the object at this URL of the bucket's host, or of a path under the page's own origin. */
const keyAt = (url: string): string | null =>
  URL.canParse(url) ? new URL(url).pathname.replace(new RegExp(`^/(?:${BUCKET}/)?`), '') : null

/**
 * Deletes the pictures of deleted accounts with their resized versions. A picture that another account uploaded stays,
 * and one that is gone already is no failure.
 */
export const makePictureEraser = (keeper: BlobBackend) => {
  const index = makeObjectIndex(keeper)
  return async (pictures: readonly OwnPicture[]): Promise<void> => {
    for (const { owner, url } of pictures) {
      const key = keyAt(url)
      const label = key === null ? null : await index.label(key)
      if (key !== null && label?.owner === owner) await index.erase(key, label)
    }
  }
}
