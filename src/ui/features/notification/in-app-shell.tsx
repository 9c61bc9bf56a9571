import type { ComponentProps, ReactNode } from 'react'
import { OptionalPart } from '../../app/OptionalPart'
import { NotificationBell as Bell } from './NotificationBell'
import { NotificationCards as Cards } from './NotificationCards'

/** The parts of this feature that the app shell shows. The shell stays whole if a part fails. */
export function NotificationBell(): ReactNode {
  return (
    <OptionalPart place="bell">
      <Bell />
    </OptionalPart>
  )
}

export function NotificationCards(props: ComponentProps<typeof Cards>): ReactNode {
  return (
    <OptionalPart place="cards">
      <Cards {...props} />
    </OptionalPart>
  )
}
