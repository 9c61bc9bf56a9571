import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { useEffect, useState } from 'react'
import { scrollActivity } from './scroll-activity'

/** The time between two slides in ms (spec 1 §9). */
const INTERVAL_MS = 3_000
const STILL = '(prefers-reduced-motion: reduce)'

interface Carousel {
  readonly root: UseEmblaCarouselType[0]
  readonly active: number
  /** The number of automatic slide changes. */
  readonly turns: number
  /** Shows the next slide. After the last slide comes the first. */
  readonly next: () => void
}

/**
 * A carousel that advances by itself while visible, not hovered and without focus. With reduced motion, the carousel
 * advances only when the member requests the next slide.
 */
export const useCarousel = (): Carousel => {
  const [active, setActive] = useState(0)
  const [turns, setTurns] = useState(0)
  // Embla jumps, and CSS animates the change. Embla's own animation would redraw for over one of the three seconds
  // between slides.
  const [autoplay] = useState(() =>
    Autoplay({ delay: INTERVAL_MS, jump: true, playOnInit: false, stopOnFocusIn: false }),
  )
  const [root, embla] = useEmblaCarousel({ containScroll: false, breakpoints: { [STILL]: { duration: 0 } } }, [
    autoplay,
  ])
  useEffect(() => {
    if (embla === undefined || embla.scrollSnapList().length < 2) return
    const onSelect = (): void => setActive(embla.selectedScrollSnap())
    const onTurn = (): void => setTurns((many) => many + 1)
    const card = embla.rootNode().closest('article') ?? embla.rootNode()
    const gone = new AbortController()
    const still = window.matchMedia(STILL)
    // No slide moves while the page scrolls.
    const held = { over: card.matches(':hover'), inside: card.matches(':focus-within'), scrolled: false, unseen: false }
    const settle = (): void => {
      if (still.matches || held.over || held.inside || held.scrolled || held.unseen) autoplay.stop()
      else autoplay.play()
    }
    const on = <E extends keyof HTMLElementEventMap>(type: E, note: (event: HTMLElementEventMap[E]) => void): void =>
      card.addEventListener(
        type,
        (event) => {
          note(event)
          settle()
        },
        { signal: gone.signal },
      )
    on('pointerenter', () => {
      held.over = true
    })
    on('pointerleave', () => {
      held.over = false
    })
    on('focusin', () => {
      held.inside = true
    })
    on('focusout', ({ relatedTarget }) => {
      held.inside = relatedTarget instanceof Node && card.contains(relatedTarget)
    })
    still.addEventListener('change', settle, { signal: gone.signal })
    const sight = new IntersectionObserver(([at]) => {
      held.unseen = at?.isIntersecting === false
      settle()
    })
    sight.observe(card)
    const unwatch = scrollActivity.watch((isMoving) => {
      held.scrolled = isMoving
      settle()
    })
    embla.on('select', onSelect).on('autoplay:select', onTurn).on('pointerUp', settle).on('reInit', settle)
    settle()
    return () => {
      gone.abort()
      sight.disconnect()
      unwatch()
      embla.off('select', onSelect).off('autoplay:select', onTurn).off('pointerUp', settle).off('reInit', settle)
    }
  }, [embla, autoplay])
  return {
    root,
    active,
    turns,
    next: () => {
      if (embla?.canScrollNext() === true) embla.scrollNext()
      else embla?.scrollTo(0)
    },
  }
}
