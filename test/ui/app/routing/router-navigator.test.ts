import { describe, expect, it } from 'vitest'
import { RouterNavigator } from '../../../../src/ui/app/routing/router-navigator'

describe('The router navigator', () => {
  it('if several destinations are requested before the pages mount, the navigator opens only the last destination, and only once', () => {
    const way = new RouterNavigator()
    const went: string[] = []
    way.go('/message')
    way.go('/sign-in')
    way.follow((to) => went.push(to))
    way.follow((to) => went.push(to))
    way.go('/group')
    expect(went).toEqual(['/sign-in', '/group'])
  })
})
