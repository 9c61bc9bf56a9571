import type { AccountSlices, TabSlices } from './core'
import { roomMessages, roomUnit, spaceFormMessages, spaceFormUnit, spacesMessages, spacesUnit } from '../space'

/** Live rooms: needed on their own pages, and wherever a page mentions a room. */
export const spacesAccountPart = {
  messages: { ...spacesMessages, ...roomMessages },
  join: ({ spaces, room }: AccountSlices): void => {
    spaces.load(spacesUnit)
    room.load(roomUnit)
  },
}

export const spacesTabPart = {
  messages: { ...spaceFormMessages },
  join: ({ spaceForm }: TabSlices): void => spaceForm.load(spaceFormUnit),
}
