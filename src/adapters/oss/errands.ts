import * as t from 'io-ts'
import { Failure } from '../../domain/kernel/failure'
import { Bytes, CheckpointRecord } from '../file-records'
import { StoragePassWire } from '../wire/storage'

const Host = t.strict({ endpoint: t.string, isPath: t.boolean })
const Task = t.union([
  t.strict({ kind: t.literal('upload'), key: t.string, body: Bytes, checkpoint: t.union([CheckpointRecord, t.null]) }),
  t.strict({ kind: t.literal('size'), key: t.string }),
  t.strict({ kind: t.literal('abort'), key: t.string, uploadId: t.string }),
])
export type Task = t.TypeOf<typeof Task>

/**
 * What page and worker say to each other. An errand goes with a port of its own, over which all that concerns it is said; keys
 * are revealed between the two threads of this very page, and nowhere else.
 */
export const Errand = t.strict({ pass: StoragePassWire, host: t.union([Host, t.null]), task: Task })

/** What the page says while it is run. */
export const Order = t.union([t.strict({ kind: t.literal('cancel') }), t.strict({ kind: t.literal('renewed'), pass: StoragePassWire })])
export type Order = t.TypeOf<typeof Order>

const TroubleWire = t.union([
  t.strict({ kind: t.literal('pass') }), t.strict({ kind: t.literal('upload') }), t.strict({ kind: t.literal('failure'), failure: Failure }),
])

/** What the worker says of it. */
export const News = t.union([
  t.strict({ kind: t.literal('reached'), share: t.number, checkpoint: t.union([CheckpointRecord, t.null]) }),
  t.strict({ kind: t.literal('renew') }),
  t.strict({ kind: t.literal('done'), bytes: t.number }),
  t.strict({ kind: t.literal('failed'), trouble: TroubleWire }),
])
export type News = t.TypeOf<typeof News>
