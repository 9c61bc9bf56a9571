import * as t from 'io-ts'
import { Gid } from '../kernel/ids'
import { Label } from './community'
import { ExclusivePage, Partner } from './exclusive'
import { StaffRole } from './staff'

const projectAction = <K extends string, P extends t.Props>(kind: K, props: P) =>
  t.strict({ kind: t.literal(kind), projectId: t.string, ...props }, kind)

/** The edited fields of a project (spec 3 §7 editProject). */
export const InfoDraft = t.strict(
  {
    name: t.string,
    avatar: t.union([t.string, t.null]),
    about: t.string,
    tags: t.string,
    keywords: t.string,
    xAddress: t.string,
    website: t.string,
    email: t.string,
    partnerId: t.union([t.string, t.null]),
  },
  'InfoDraft',
)
export type InfoDraft = t.TypeOf<typeof InfoDraft>

/** A staff action on a project (spec 3 §7). Each action names its target state, so a repeated action is harmless. */
export const ProjectAction = t.union(
  [
    projectAction('label', { gid: Gid, label: Label }),
    projectAction('block', { gid: Gid, blocked: t.boolean }),
    /** A super user decides about an application for a verification. The project only shows the screen. */
    projectAction('decide', { gid: Gid, accepted: t.boolean }),
    projectAction('addAdmin', { uid: t.string, role: StaffRole }),
    projectAction('setRole', { adminId: t.string, role: StaffRole }),
    projectAction('removeAdmin', { adminId: t.string }),
    projectAction('saveInfo', { draft: InfoDraft }),
    /** Creates the project's partner and page (spec 3 §7 addProjectPartner). */
    projectAction('customize', {}),
    projectAction('savePage', { partner: Partner, page: ExclusivePage }),
    projectAction('import', { groupLink: t.string, order: t.number }),
    projectAction('setOrder', { importId: t.string, order: t.number }),
    projectAction('removeImported', { importId: t.string }),
  ],
  'LooperDeed',
)
export type ProjectAction = t.TypeOf<typeof ProjectAction>
