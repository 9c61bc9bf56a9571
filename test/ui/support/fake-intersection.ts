import { act } from '@testing-library/react'

type Told = (entries: readonly { readonly target: Element; readonly isIntersecting: boolean }[]) => void

const watched = new Map<Element, Told>()

/** happy-dom has no layout: an element comes into sight when a test says so. */
export class FakeIntersection {
  readonly #seen = new Set<Element>()
  constructor(private readonly tell: Told) {}
  observe(element: Element): void {
    this.#seen.add(element)
    watched.set(element, this.tell)
  }
  unobserve(element: Element): void {
    this.#seen.delete(element)
    watched.delete(element)
  }
  disconnect(): void {
    for (const element of this.#seen) watched.delete(element)
  }
}

/** Brings all observed elements into sight. */
export const scrollIntoView = (): void =>
  act(() => {
    for (const [target, tell] of Array.from(watched)) tell([{ target, isIntersecting: true }])
  })
