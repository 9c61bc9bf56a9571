import * as t from 'io-ts'
import { Gid } from '../kernel/ids'
import { Label } from './community'
import { ExclusivePage, Partner } from './exclusive'
import { StaffRole } from './staff'

const deed = <K extends string, P extends t.Props>(kind: K, props: P) =>
  t.strict({ kind: t.literal(kind), projectId: t.string, ...props }, kind)

/** The fields of a project as they were written (spec 3 §7 editProject). */
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

/**
 * What staff do to a project (spec 3 §7). Each says how it shall be: done twice it is as done once, so a lost answer is
 * no reason not to
 * try again.
 */
export const ProjectAction = t.union(
  [
    deed('label', { gid: Gid, label: Label }),
    deed('block', { gid: Gid, blocked: t.boolean }),
    deed('addAdmin', { uid: t.string, role: StaffRole }),
    deed('setRole', { adminId: t.string, role: StaffRole }),
    deed('removeAdmin', { adminId: t.string }),
    deed('saveInfo', { draft: InfoDraft }),
    /** The partner of the project, and with it its page (spec 3 §7 addProjectPartner). */
    deed('customize', {}),
    deed('savePage', { partner: Partner, page: ExclusivePage }),
    deed('import', { groupLink: t.string, order: t.number }),
    deed('setOrder', { importId: t.string, order: t.number }),
    deed('removeImported', { importId: t.string }),
  ],
  'LooperDeed',
)
export type ProjectAction = t.TypeOf<typeof ProjectAction>
