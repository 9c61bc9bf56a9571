import * as t from 'io-ts'
import { plainReducer } from '../event-log'
import { message } from '../kernel/message'
import { ACCOUNT_CHANGES } from '../session'

/** Choosing a project clears the data of the previous project (spec 3 §2). */
export const selectedProjectMessages = {
  'looper/ChooseProject': message('looper/ChooseProject', { projectId: t.string }),
} as const
const Choice = t.strict({ projectId: t.union([t.string, t.null]) }, 'looper/selectedProject')
export type SelectedProject = t.TypeOf<typeof Choice>
const none: SelectedProject = { projectId: null }

/** The project that the member chose last. A project in the URL takes precedence. */
export const selectedProjectReducer = plainReducer(
  'looper/selectedProject',
  none,
  Choice,
  [...Object.keys(selectedProjectMessages), ...ACCOUNT_CHANGES],
  (choice, { message: received }) =>
    selectedProjectMessages['looper/ChooseProject'].is(received)
      ? { projectId: received.projectId }
      : received.type === 'looper/ChooseProject'
        ? choice
        : none,
)
