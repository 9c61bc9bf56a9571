import { DELETED_NAME } from '../../../../../domain/session'
import { entriesOf, tableFrom } from '../../../../../domain/kernel/table'
import type { ForgetsAccount } from '../state-feature'
import { looperSlice } from './state'

/** The account leaves the staff of its projects, and their operation logs no longer name it. */
export const withoutAccount: ForgetsAccount = (world, { xid, name }) => {
  const nameOf = (written: string): string => (written === name || written === xid ? DELETED_NAME : written)
  const projects = entriesOf(looperSlice.of(world).projects).map(
    ([id, project]) =>
      [
        id,
        {
          ...project,
          staff: project.staff.filter((one) => one.xid !== xid),
          logs: project.logs.map((line) => ({ ...line, who: nameOf(line.who), whom: nameOf(line.whom) })),
        },
      ] as const,
  )
  return looperSlice.put(world, { projects: tableFrom(projects) })
}
