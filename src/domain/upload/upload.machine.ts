import * as t from 'io-ts'
import { assign, enqueueActions, setup } from 'xstate'
import { machineUnit } from '../event-log'
import { alarmInput, effect, type AskOf } from '../kernel/effect'
import { ClientId } from '../kernel/ids'
import { askFor, Asking } from '../kernel/reconcile'
import { emptyTable, tableFrom, type Table } from '../kernel/table'
import { isStored, noUploads, Uploads, type Upload } from './upload'
import { foldUploads, type UploadHears } from './upload.fold'
import { uploadMessages } from './upload.messages'

const OneFile = t.strict({ uploadId: ClientId, index: t.number, key: t.string })

export const uploadEffects = {
  putFile: OneFile,
  /** `left` is the file that was on its way. */
  dropFiles: t.strict({ uploadId: ClientId, left: t.union([OneFile, t.null]) }),
  alarm: alarmInput,
}
type UploadAsk = AskOf<typeof uploadEffects>

/** So many go at the same time. */
const AT_ONCE = 2

const fileOnWay = ({ uploadId, files, urls }: Upload): t.TypeOf<typeof OneFile> | null => {
  const file = files[urls.length]
  return file === undefined ? null : { uploadId, index: urls.length, key: file.key }
}

/** Nothing is sent without a network; what waits for its time holds nobody else up. */
const wantedAsks = ({ uploads, isOnline }: Uploads): Table<UploadAsk> => {
  const drops = uploads.filter(({ isOver }) => isOver).map((one): UploadAsk =>
    ['dropFiles', { id: `drop:${one.uploadId}`, input: { uploadId: one.uploadId, left: fileOnWay(one) } }])
  const open = isOnline ? uploads.filter((one) => !one.isOver && one.failure === null && !isStored(one)) : []
  const waits = open.flatMap(({ uploadId, notBefore }): readonly UploadAsk[] =>
    (notBefore === null ? [] : [['alarm', { id: `wait:put:${uploadId}`, input: { at: notBefore } }]]))
  const puts = open.filter(({ notBefore }) => notBefore === null).slice(0, AT_ONCE).flatMap((one): readonly UploadAsk[] => {
    const input = fileOnWay(one)
    return input === null ? [] : [['putFile', { id: `put:${input.uploadId}:${input.index}`, input }]]
  })
  return tableFrom([...drops, ...waits, ...puts].map((ask) => [ask[1].id, ask] as const))
}

const Context = t.strict({ data: Uploads, asking: Asking }, 'UploadContext')

/**
 * Files on their way to the object store, each as data: it waits for its turn, goes, rests without a network, is stored,
 * or failed with a reason. An unfinished one goes on after a reload.
 * @internal
 */
export const uploadMachine = setup({
  types: { context: {} as t.TypeOf<typeof Context>, events: {} as UploadHears },
  actors: {
    putFile: effect(uploadEffects.putFile),
    dropFiles: effect(uploadEffects.dropFiles),
    alarm: effect(uploadEffects.alarm),
  },
  actions: {
    take: assign({ data: ({ context, event }) => foldUploads(context.data, event) }),
    askForWhatIsWanted: enqueueActions(({ context, enqueue }) => { askFor(enqueue, context.asking, wantedAsks(context.data)) }),
  },
}).createMachine({
  id: 'upload',
  context: { data: noUploads, asking: emptyTable() },
  on: { '*': { actions: ['take', 'askForWhatIsWanted'] } },
})

export const uploadUnit = machineUnit('upload', uploadMachine, Context, [
  ...Object.keys(uploadMessages), 'SignedIn', 'VisitorEntered', 'SessionEnded', 'NetworkOnline', 'NetworkOffline', 'SocketOpened', 'SendFiles'])
