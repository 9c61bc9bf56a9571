import * as t from 'io-ts'

const OldUpload = t.type({
  uploadId: t.string,
  field: t.unknown,
  files: t.array(t.unknown),
  urls: t.array(t.unknown),
  percent: t.unknown,
  notBefore: t.union([t.number, t.null]),
  failure: t.unknown,
  isOver: t.boolean,
})
type OldUpload = t.TypeOf<typeof OldUpload>
const OldState = t.type({
  context: t.type({ data: t.type({ uploads: t.array(OldUpload), isOnline: t.boolean }) }),
  asks: t.UnknownRecord,
})

/** The new state of an upload, and the old and new id of its request. */
const standing = (
  { uploadId, urls, files, failure, notBefore, isOver }: OldUpload,
  isOnline: boolean,
): readonly [value: unknown, old: string, id: string] => {
  if (isOver) return ['dropping', `drop:${uploadId}`, 'drop']
  if (failure !== null) return [{ active: 'failed' }, '', '']
  if (urls.length >= files.length) return [{ active: 'stored' }, '', '']
  if (!isOnline) return [{ active: 'paused' }, '', '']
  return notBefore !== null
    ? [{ active: 'waiting' }, `wait:put:${uploadId}`, 'retry']
    : [{ active: 'sending' }, `put:${uploadId}:${urls.length}`, 'put']
}

/**
 * 2 → 3: an upload was a row of a list and is now a machine. An upload is queued if its stored state lacks the request
 * that its new state needs.
 */
export const keyedUploads = (old: unknown): unknown => {
  if (!OldState.is(old)) return old
  const { uploads, isOnline } = old.context.data
  const items = uploads.map((upload, order): readonly [string, unknown] => {
    const [value, name, id] = standing(upload, isOnline)
    const { isOver: _isOver, notBefore, ...rest } = upload
    const ask = old.asks[name]
    const context = { ...rest, notBefore: notBefore ?? 0, order }
    if (id === '') return [upload.uploadId, { value, context, asks: {} }]
    return [
      upload.uploadId,
      t.UnknownRecord.is(ask)
        ? { value, context, asks: { [id]: { ...ask, id } } }
        : { value: { active: 'queued' }, context, asks: {} },
    ]
  })
  return { byKey: Object.fromEntries(items), shared: { isOnline } }
}

const Rang = t.type({ ask: t.type({ unit: t.literal('upload'), id: t.string }) })
const WAIT = 'wait:put:'
const RETRY = 'retry/'

/** 2 → 3: the alarm of an upload has a new id. */
export const uploadAlarm = (old: unknown): unknown =>
  Rang.is(old) && old.ask.id.startsWith(WAIT)
    ? { ...old, ask: { ...old.ask, id: old.ask.id.replace(WAIT, RETRY) } }
    : old
