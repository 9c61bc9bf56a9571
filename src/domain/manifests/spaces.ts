import type { AccountSlices, TabSlices } from './core'
import { roomMessages, roomReducer, spaceFormMessages, spaceFormReducer, spacesMessages, spacesReducer } from '../space'

/** Live rooms: needed on their own pages, and wherever a page mentions a room. */
export const spacesAccountPart = {
  messages: { ...spacesMessages, ...roomMessages },
  join: ({ spaces, room }: AccountSlices): void => {
    spaces.load(spacesReducer)
    room.load(roomReducer)
  },
}

export const spacesTabPart = {
  messages: { ...spaceFormMessages },
  join: ({ spaceForm }: TabSlices): void => spaceForm.load(spaceFormReducer),
}
