import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import { Observable } from 'rxjs'
import type { FileStore } from '../../../application/ports/file-store'
import { unreachable } from '../../../domain/kernel/failure'
import type { BlobStore } from '../../browser/storage/blob-store'
import type { ChannelDriver } from '../../browser/tabs/tabs.drivers'
import { BlobCodec } from '../../oss/file-codecs'
import { BUCKET } from '../../wire/entities/bucket'

/** The URL under which this browser stores the file. The URL is only a key: no browser ever fetches it. */
const addressOf = (origin: string, key: string): string => `${origin}/${BUCKET}/${key}`

/** A message to the other tabs: this tab stored a file. */
const Stored = t.strict({ key: t.string, body: BlobCodec })

export interface BrowserFileStoreDeps {
  readonly shelf: BlobStore
  readonly channel: ChannelDriver
  readonly origin: string
}

/** The object store of a page without a server. Files stay in this browser, and no other browser can load them. */
export const makeBrowserFileStore = ({ shelf, channel, origin }: BrowserFileStoreDeps): FileStore => {
  const drawn = new Map<string, string>()
  const show = (key: string, body: Blob): void => {
    drawn.set(addressOf(origin, key), URL.createObjectURL(body))
  }
  channel.listen((message) => {
    const stored = Stored.decode(message)
    if (E.isRight(stored)) show(stored.right.key, stored.right.body)
  })
  return {
    put: ({ key, body }) =>
      new Observable((subscriber) => {
        const put = async (): Promise<void> => {
          if (!(body instanceof Blob)) throw new TypeError('no bytes')
          await shelf.put(key, body)
          show(key, body)
          // Send the file first, because other tabs need the file before a chat message displays the file.
          channel.post(Stored.encode({ key, body }))
        }
        void put()
          .then(
            () => {
              subscriber.next({ kind: 'stored', url: addressOf(origin, key) })
            },
            () => {
              subscriber.next({ kind: 'notStored', failure: unreachable })
            },
          )
          .finally(() => {
            subscriber.complete()
          })
      }),
    // One write stores the whole file, so an abandoned upload leaves no parts behind.
    abandon: () => TE.right(undefined),
    ownWay: {
      drawnAt: (address) => drawn.get(address) ?? null,
      ready: async () => {
        const kept = await shelf.all().catch(() => new Map<string, Blob>())
        for (const [key, body] of kept) show(key, body)
      },
    },
  }
}
