import { describe, expect, it } from 'vitest'
import { mediaRoomBehaviours } from './media-room.contract'
import { mediaRooms } from './media-rooms'

describe.each(Object.entries(mediaRooms))('A media room (%s)', (_name, make) => {
  it.each(Object.entries(mediaRoomBehaviours))('%s', async (_title, behaves) => {
    await expect(make().then(behaves)).resolves.toBeUndefined()
  })
})
