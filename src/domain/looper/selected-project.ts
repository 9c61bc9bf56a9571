import * as t from 'io-ts'
import { foldUnit } from '../event-log'
import { message } from '../kernel/message'

/** A project was chosen: what is known of the one before is let go (spec 3 §2). */
export const selectedProjectMessages = {
  'looper/ChooseProject': message('looper/ChooseProject', { projectId: t.string }),
} as const
const Choice = t.strict({ projectId: t.union([t.string, t.null]) }, 'looper/choice')
export type SelectedProject = t.TypeOf<typeof Choice>
const none: SelectedProject = { projectId: null }

/** The project that was chosen last; an address that names another wins over it. */
export const selectedProjectReducer = foldUnit(
  'looper/choice',
  none,
  Choice,
  [...Object.keys(selectedProjectMessages), 'SignedIn', 'VisitorEntered', 'SessionEnded'],
  (choice, { message: said }) =>
    selectedProjectMessages['looper/ChooseProject'].is(said)
      ? { projectId: said.projectId }
      : said.type === 'looper/ChooseProject'
        ? choice
        : none,
)
