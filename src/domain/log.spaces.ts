import type { AccountCells, TabCells } from './log.first'
import { roomMessages, roomUnit, spaceFormMessages, spaceFormUnit, spacesMessages, spacesUnit } from './space'

/** Live rooms: wanted on their own pages, and wherever one is told of. */
export const spacesInAccount = {
  messages: { ...spacesMessages, ...roomMessages },
  join: ({ spaces, room }: AccountCells): void => {
    spaces.join(spacesUnit)
    room.join(roomUnit)
  },
}

export const spacesInTab = {
  messages: { ...spaceFormMessages },
  join: ({ spaceForm }: TabCells): void => spaceForm.join(spaceFormUnit),
}
