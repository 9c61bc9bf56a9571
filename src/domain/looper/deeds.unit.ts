import * as t from 'io-ts'
import { foldWithAsks } from '../event-log'
import { Failure } from '../kernel/failure'
import { answer, message } from '../kernel/message'
import { LooperDeed } from './deeds'

/** Commands and facts of what is done to a project in one tab. */
export const deedMessages = {
  'looper/Do': message('looper/Do', { deed: LooperDeed }),
  /** What went wrong has been read. */
  'looper/ForgetDeed': message('looper/ForgetDeed', {}),
  'looper/Done': answer('looper/Done', { kind: t.string }),
  'looper/NotDone': answer('looper/NotDone', { failure: Failure }),
} as const

const Open = t.strict({ deed: LooperDeed, failure: t.union([Failure, t.null]) }, 'looper/open')
/** `done`: how many were done. */
const Deeds = t.strict({ open: t.union([Open, t.null]), done: t.number }, 'looper/deeds')
type Deeds = t.TypeOf<typeof Deeds>
const nothing: Deeds = { open: null, done: 0 }

/** One thing at a time: what is begun meanwhile is not. */
export const looperDeedsUnit = foldWithAsks<Deeds>('looper/deeds', {
  initial: nothing, codec: Deeds, hears: [...Object.keys(deedMessages), 'ForgetAccount'],
  step: (data, heard) => {
    if (deedMessages['looper/Do'].is(heard)) return data.open !== null && data.open.failure === null ? data : { ...data, open: { deed: heard.deed, failure: null } }
    if (deedMessages['looper/ForgetDeed'].is(heard)) return data.open === null || data.open.failure === null ? data : { ...data, open: null }
    if (deedMessages['looper/Done'].is(heard)) return { open: null, done: data.done + 1 }
    if (deedMessages['looper/NotDone'].is(heard)) return data.open === null ? data : { ...data, open: { ...data.open, failure: heard.failure } }
    return heard.type === 'ForgetAccount' ? nothing : data
  },
  asks: ({ open, done }) => (open === null || open.failure !== null ? [] : [['perform', { id: `deed:${done}`, input: LooperDeed.encode(open.deed) }]]),
})

export interface DeedShown { readonly kind: LooperDeed['kind'], readonly busy: boolean, readonly failure: Failure | null }

/** What is being done in this tab, or has failed; `null` while nothing is. */
export const deedShown = ({ data: { open } }: typeof looperDeedsUnit.initial): DeedShown | null =>
  open === null ? null : { kind: open.deed.kind, busy: open.failure === null, failure: open.failure }
