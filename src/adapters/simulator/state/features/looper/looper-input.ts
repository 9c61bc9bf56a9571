import * as t from 'io-ts'
import { Instant } from '../../../../../domain/kernel/instant'
import { Xid } from '../../../../../domain/kernel/ids'
import { ExclusivePage, Label, ProjectInfo, StaffRole } from '../../../../../domain/looper'

const input = <N extends string, P extends t.Props>(type: N, props: P) =>
  t.strict({ type: t.literal(type), at: Instant, xid: Xid, projectId: t.string, ...props }, type)

/** The inputs of the looper feature. Each input is an action of a member of a project's staff. */
export const LooperInput = t.union(
  [
    input('looper/Labelled', { gid: t.string, label: Label }),
    input('looper/BlockSet', { gid: t.string, on: t.boolean }),
    input('looper/InfoEdited', { info: ProjectInfo }),
    input('looper/AdminAdded', { uid: t.string, role: StaffRole }),
    input('looper/AdminChanged', { adminId: t.string, role: StaffRole }),
    input('looper/AdminRemoved', { adminId: t.string }),
    input('looper/PartnerAdded', {}),
    input('looper/PartnerRenamed', { partnerId: t.string, name: t.string }),
    input('looper/PageEdited', { page: ExclusivePage }),
    input('looper/Imported', { gid: t.string, order: t.number }),
    input('looper/ImportOrdered', { importId: t.string, order: t.number }),
    input('looper/ImportRemoved', { importId: t.string }),
  ],
  'LooperInput',
)
export type LooperInput = t.TypeOf<typeof LooperInput>
export type LooperInputOf<N extends LooperInput['type']> = Extract<LooperInput, { type: N }>
