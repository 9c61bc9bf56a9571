import * as t from 'io-ts'
import { reducerWithEffects } from '../event-log'
import { Failure } from '../kernel/failure'
import { effectResult, message } from '../kernel/message'
import { ProjectAction } from './project-actions'

export const projectActionMessages = {
  'looper/PerformAction': message('looper/PerformAction', { deed: ProjectAction }),
  'looper/DismissAction': message('looper/DismissAction', {}),
  'looper/ActionDone': effectResult('looper/ActionDone', { kind: t.string }),
  'looper/ActionFailed': effectResult('looper/ActionFailed', { failure: Failure }),
} as const

const Open = t.strict({ deed: ProjectAction, failure: t.union([Failure, t.null]) }, 'looper/open')
/** `open`: the running or failed action. `done`: the number of completed actions. */
const Deeds = t.strict({ open: t.union([Open, t.null]), done: t.number }, 'looper/projectActions')
type Deeds = t.TypeOf<typeof Deeds>
const nothing: Deeds = { open: null, done: 0 }

/** Runs one action at a time. An action that is started meanwhile is ignored. */
export const projectActionsReducer = reducerWithEffects<Deeds>('looper/projectActions', {
  initial: nothing,
  codec: Deeds,
  handles: [...Object.keys(projectActionMessages), 'ForgetAccount'],
  reduce: (data, message) => {
    if (projectActionMessages['looper/PerformAction'].is(message))
      return data.open !== null && data.open.failure === null
        ? data
        : { ...data, open: { deed: message.deed, failure: null } }
    if (projectActionMessages['looper/DismissAction'].is(message))
      return data.open === null || data.open.failure === null ? data : { ...data, open: null }
    if (projectActionMessages['looper/ActionDone'].is(message)) return { open: null, done: data.done + 1 }
    if (projectActionMessages['looper/ActionFailed'].is(message))
      return data.open === null ? data : { ...data, open: { ...data.open, failure: message.failure } }
    return message.type === 'ForgetAccount' ? nothing : data
  },
  effects: ({ open, done }) =>
    open === null || open.failure !== null
      ? []
      : [['perform', { id: `deed:${done}`, input: ProjectAction.encode(open.deed) }]],
})

export interface ProjectActionViewModel {
  readonly kind: ProjectAction['kind']
  readonly busy: boolean
  readonly failure: Failure | null
}

/** The running or failed action; `null` if there is none. */
export const projectActionViewModel = ({
  data: { open },
}: typeof projectActionsReducer.initial): ProjectActionViewModel | null =>
  open === null ? null : { kind: open.deed.kind, busy: open.failure === null, failure: open.failure }
