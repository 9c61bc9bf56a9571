import type { AccountSlices, TabSlices } from './core'
import { roomMessages, roomReducer, spaceFormMessages, spaceFormReducer, spacesMessages, spacesReducer } from '../space'

/**
 * Messages and reducers of live rooms. Room pages, and all pages that mention a room, need these messages and
 * reducers.
 */
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
