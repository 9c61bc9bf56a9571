import { expect, it } from 'vitest'
import { faultIn } from '../fault-in'

it('the saved log socket-of-version-6 ends with connection/socket.value.live="connecting"', () => {
  expect(faultIn('socket-of-version-6.jsonl', 'connection/socket.value.live="connecting"')).toBeNull()
})
