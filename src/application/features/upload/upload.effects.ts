import { refusedSilently } from '../../../domain/kernel/failure'
import { uploadEffects, uploadMessages } from '../../../domain/upload'
import { accountEffects, failsWith } from '../../effects/effect'
import type { Ports } from '../../ports'

const { customIdempotent } = accountEffects

export const makeUploadEffects = ({ fileStore, fileCache: keptFiles }: Pick<Ports, 'fileStore' | 'fileCache'>) => ({
  putFile: customIdempotent(uploadEffects.putFile, {
    perform: async ({ uploadId, index, key }, { ref: ask, dispatch, onStop, isWanted }) => {
      const file = await keptFiles.read(uploadId, index)
      if (!isWanted()) return undefined
      // The tab that had the file's bytes in memory is closed, so the upload fails.
      if (file === null)
        return dispatch({ type: 'upload/FileNotStored', ask, uploadId, index, failure: refusedSilently })
      return new Promise<void>((_, fail) => {
        let percent = 0
        const sending = fileStore.put({ key, ...file }).subscribe({
          next: (news) => {
            if (news.kind === 'stored')
              return dispatch({ type: 'upload/FileStored', ask, uploadId, index, url: news.url })
            if (news.kind === 'notStored')
              return dispatch({ type: 'upload/FileNotStored', ask, uploadId, index, failure: news.failure })
            // If the checkpoint cannot be saved, this part is uploaded again after a reload.
            if (news.checkpoint !== null) keptFiles.mark(uploadId, index, news.checkpoint).catch(() => undefined)
            if (news.percent <= percent) return undefined
            percent = news.percent
            return dispatch({ type: 'upload/FileProgressed', ask, uploadId, index, percent })
          },
          error: fail,
        })
        onStop(() => {
          sending.unsubscribe()
        })
      })
    },
    failed: failsWith(uploadMessages['upload/FileNotStored']),
  }),
  dropFiles: customIdempotent(uploadEffects.dropFiles, {
    perform: async ({ uploadId, left }, { ref: ask, dispatch }) => {
      const file = left === null ? null : await keptFiles.read(uploadId, left.index)
      // Aborts the unfinished upload. If the request fails, the rules of the file store delete its parts later.
      if (left !== null && file?.checkpoint != null)
        fileStore
          .abandon(left.key, file.checkpoint)()
          .catch(() => undefined)
      await keptFiles.drop(uploadId)
      dispatch({ type: 'upload/FilesDropped', ask, uploadId })
    },
    failed: failsWith(uploadMessages['upload/FilesDropped']),
  }),
})
