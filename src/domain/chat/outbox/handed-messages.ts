import * as t from 'io-ts'
import { ClientId } from '../../kernel/ids'
import { withDefault } from '../../kernel/with-default'
import { UploadFile } from '../../upload'
import { Content, type ContentOf } from '../content'
import type { Attachment, Caption } from './attachments'

/** The most pictures of an album. More pictures of one press become several albums. */
export const ALBUM_PICTURES = 10

/**
 * A message of files that leaves the tab for the account's outbox. `sources` are the attachments of an album. The bytes
 * of each attachment become a file of the album, in that order.
 */
export const HandedMessage = t.strict({
  clientId: ClientId,
  content: Content,
  files: t.readonlyArray(UploadFile),
  sources: withDefault(t.readonlyArray(ClientId), []),
})
export type HandedMessage = t.TypeOf<typeof HandedMessage>

type Picture = Attachment & { readonly ready: { readonly content: ContentOf<'image'> } }

const isPicture = (attachment: Attachment): attachment is Picture => attachment.ready?.content.kind === 'image'

const albumOf = (pictures: readonly Picture[], caption: Caption | null): readonly HandedMessage[] => {
  const [first] = pictures
  if (first === undefined) return []
  const { attachmentId: clientId, ready } = first
  if (pictures.length === 1 && caption === null) return [{ clientId, ...ready, sources: [] }]
  return [
    {
      clientId,
      content: {
        kind: 'album',
        pictures: pictures.map(
          ({
            ready: {
              content: { url, width, height },
            },
          }) => ({ url, width, height }),
        ),
        text: caption?.text ?? '',
        mentions: caption?.mentions ?? [],
      },
      files: pictures.flatMap((picture) => picture.ready.files),
      sources: pictures.map(({ attachmentId }) => attachmentId),
    },
  ]
}

const albumsOf = (pictures: readonly Picture[], caption: Caption | null): readonly HandedMessage[] =>
  pictures.length === 0
    ? []
    : [...albumOf(pictures.slice(0, ALBUM_PICTURES), caption), ...albumsOf(pictures.slice(ALBUM_PICTURES), null)]

/** The messages of one press: the pictures as albums, then the other files in order. A single picture needs no album. */
export const handedMessages = (attachments: readonly Attachment[]): readonly HandedMessage[] => {
  const caption = attachments.find((attachment) => attachment.caption !== null)?.caption ?? null
  const others = attachments.flatMap(({ attachmentId, ready }) =>
    ready === null || ready.content.kind === 'image' ? [] : [{ clientId: attachmentId, ...ready, sources: [] }],
  )
  return [...albumsOf(attachments.filter(isPicture), caption), ...others]
}
