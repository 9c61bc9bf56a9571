import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Activity } from '../../../src/domain/balance'
import { ActivityCard } from '../../../src/ui/app-shell/activity/ActivityCard'
import { live } from '../support/fake-app'
import { ann } from '../../support/builders/person'
import { show } from '../support/show'

const pictures = ['/a.png', '/b.png']
const open = (activity: Activity) => {
  const room = document.body.appendChild(document.createElement('div'))
  show(<ActivityCard activity={activity} room={room} isShown onShow={() => undefined} onHide={() => undefined} />, {
    app: live(ann),
  })
  return within(screen.getByRole('region', { name: 'What’s on' }))
}

describe('What’s on', () => {
  it('R1-321 each picture stands with its words, and has no number', () => {
    const card = open({ pictures, icon: '/i.png', words: ['Sunset walk', 'Picnic'] })
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Sunset walk', 'Picnic'])
    expect(card.queryByRole('img')).toBeNull()
  })

  it('R1-321 a picture without words is named by its number', () => {
    const card = open({ pictures, icon: '/i.png', words: ['Sunset walk'] })
    expect(card.getByRole('img', { name: 'Picture 2 of 2' })).toBeTruthy()
    expect(card.queryByRole('img', { name: 'Picture 1 of 2' })).toBeNull()
  })
})
