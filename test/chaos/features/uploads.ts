import { made } from '../../support/builders/made'
import { ClientId, ConversationId } from '../../../src/domain/kernel/ids'
import type { OutboxItem } from '../../../src/domain/chat'
import { watchUploads } from '../invariants/uploads'
import type { ChaosFeature, UserAction, RunScene } from '../chaos-model'
import { accountOf } from '../../support/slices-in'

const PLACES = ['sg_10000001', 'sg_300000003'] as const
const PICTURE = { size: 200_000, type: 'image/png' } as const
/** The time that a person looks at a chosen picture before sending it. */
const LOOKING_MS = 1_500

/** Adds pictures to the tab's draft and sends the draft, with the caption. */
const sendPictures = ({ app, run, page, chance }: RunScene, count: number, text: string | null): void => {
  const conversationId = made(ConversationId, chance.of(PLACES, PLACES[0]))
  const upload = app.features.of('upload')
  if (upload === null) return
  for (let sent = 0; sent < count; sent += 1)
    app.tab.dispatch({
      type: 'chat/AttachFile',
      conversationId,
      attachmentId: made(ClientId, run.newId()),
      fileRef: upload.streams.hold(PICTURE),
      via: 'picker',
    })
  page.after(LOOKING_MS, () => {
    const caption = text === null ? null : { text, mentions: [] }
    app.tab.dispatch({ type: 'chat/SendAttachments', conversationId, caption })
  })
}

const withItem =
  (wanted: (item: OutboxItem) => boolean, then: (scene: RunScene, clientId: ClientId) => void) =>
  (scene: RunScene): void => {
    const found = accountOf(scene.app)
      .chat.get()
      .data.outbox.items.find((item) => item.awaitsFiles && wanted(item))
    if (found !== undefined) then(scene, found.clientId)
  }

const deeds: Readonly<Record<string, UserAction>> = {
  sendPicture: { weight: 4, go: (scene) => sendPictures(scene, 1, null) },
  sendAlbum: { weight: 2, go: (scene) => sendPictures(scene, 3, `from the roof ${scene.run.newId()}`) },
  retryPicture: {
    weight: 1,
    go: withItem(
      ({ failure }) => failure !== null,
      ({ app }, clientId) => {
        app.account.dispatch({ type: 'upload/RetryUpload', uploadId: clientId })
        app.account.dispatch({ type: 'chat/RetryMessage', clientId })
      },
    ),
  },
  dropPicture: {
    weight: 1,
    go: withItem(
      () => true,
      ({ app }, clientId) => {
        app.account.dispatch({ type: 'upload/DropUpload', uploadId: clientId })
      },
    ),
  },
}

export const uploads: ChaosFeature = { name: 'uploads', deeds, watch: (run) => [watchUploads(run)] }
