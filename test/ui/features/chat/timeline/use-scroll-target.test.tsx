import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useJumpToMessage } from '../../../../../src/ui/features/chat/actions/use-jump-to-message'
import { useScrollTarget } from '../../../../../src/ui/features/chat/timeline/use-scroll-target'
import { FakeApp, using } from '../../../support/fake-app'
import { show } from '../../../support/show'

const placed = () =>
  using(new FakeApp(), () => ({ place: useScrollTarget(), jump: useJumpToMessage() }), undefined).result

it('a jump to a message sets the scroll target, and a press on the button for the latest message clears that target', () => {
  const result = placed()
  act(() => result.current.jump(7))
  expect(result.current.place.seq).toBe(7)
  act(() => result.current.place.onLatest())
  expect(result.current.place.seq).toBeNull()
})

it('a second jump to the same message is a new jump, so that the list scrolls to that message again', () => {
  const result = placed()
  act(() => result.current.jump(7))
  const {
    place: { jump },
  } = result.current
  act(() => result.current.jump(7))
  expect(result.current.place.seq).toBe(7)
  expect(result.current.place.jump).not.toBe(jump)
})

it.each([
  ['?seq=12', '12'],
  ['?seq=0', ''],
  ['?seq=1e3', ''],
  ['?seq=-1', ''],
  ['?seq=9999999999999999', ''],
  ['', ''],
])(
  'the query %j in the URL jumps to the message %j, and a query without a valid number to no message',
  (address, seq) => {
    function Shown() {
      return <p data-testid="seq">{useScrollTarget().seq}</p>
    }
    show(<Shown />, { at: `/group/10000001${address}` })
    expect(screen.getByTestId('seq').textContent).toBe(seq)
  },
)
