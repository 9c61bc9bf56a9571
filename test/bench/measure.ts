// These functions measure both the product and the minimal list. `data-key` identifies a row.
const frame = (): Promise<number> =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve)
  })

/** Resolves in the task after the next paint. */
const painted = async (): Promise<void> => {
  await frame()
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}

const log = (): HTMLElement | null => document.querySelector<HTMLElement>('[role="log"]')

const isShown = (key: string): boolean => {
  const box = log()
  const row = box?.querySelector<HTMLElement>(`[data-key="${key}"]`)
  if (box === null || row === null || row === undefined || getComputedStyle(row).visibility !== 'visible') return false
  const [outer, inner] = [box.getBoundingClientRect(), row.getBoundingClientRect()]
  return (
    inner.bottom <= outer.bottom + 1 &&
    inner.bottom > outer.top &&
    box.scrollHeight - box.scrollTop - box.clientHeight < 16
  )
}

/** Returns the ms from `begin` until the row `key` is painted at the bottom of the list. */
export const untilBottom = async (key: string, begin: () => void, limitMs = 30_000): Promise<number> => {
  const start = performance.now()
  begin()
  while (!isShown(key)) {
    if (performance.now() - start > limitMs) throw new Error(`${key} was never at the bottom`)
    await frame()
  }
  await painted()
  return performance.now() - start
}

interface Shift {
  readonly worst: number
  readonly final: number
}

/** Returns how far the current row moves during `change` and the next 90 frames. */
export const shiftWhile = async (change: () => void, growAbove: boolean): Promise<Shift> => {
  const box = log()
  if (box === null) throw new Error('no list')
  const middle = box.getBoundingClientRect().top + box.clientHeight / 2
  const rows = [...box.querySelectorAll<HTMLElement>('[data-key]')]
  const read = rows.find((row) => row.getBoundingClientRect().bottom > middle)
  const key = read?.dataset['key'] ?? ''
  const top = (): number =>
    box.querySelector<HTMLElement>(`[data-key="${key}"]`)?.getBoundingClientRect().top ?? Number.NaN
  const before = top()
  let worst = 0
  change()
  for (let n = 0; n < 90; n += 1) {
    await frame()
    // Measure after the paint, because the list corrects its position before it.
    await painted()
    const at = top()
    worst = Math.max(worst, Number.isNaN(at) ? 10_000 : Math.abs(at - before))
    if (growAbove && n === 20) {
      const above = [...box.querySelectorAll<HTMLElement>('[data-key]')].filter(
        (row) => row.getBoundingClientRect().bottom < box.getBoundingClientRect().top,
      )
      for (const row of above.slice(-5)) row.style.paddingBottom = '37px'
    }
  }
  return { worst, final: Math.abs(top() - before) }
}

/** Finds rows by position, because the list disables pointer events while it scrolls. */
const hasRowAt = (box: HTMLElement, y: number): boolean => {
  let list: Element | null = box.querySelector('[data-key]')
  while (list !== null && list.parentElement !== box) list = list.parentElement
  return Array.from(list?.children ?? []).some((row) => {
    const { top, bottom } = row.getBoundingClientRect()
    return top <= y && y < bottom && row instanceof HTMLElement && row.style.visibility !== 'hidden'
  })
}

interface Scrolled {
  readonly p95: number
  readonly dropped: number
  readonly blank: number
}

/** Scrolls 50 screens up in 300 frames. Returns frame times, missed frames, and frames with a blank part. */
export const scrollUp = async (): Promise<Scrolled> => {
  const box = log()
  if (box === null) throw new Error('no list')
  const step = (50 * box.clientHeight) / 300
  const { top, height } = box.getBoundingClientRect()
  const times: number[] = []
  let blank = 0
  let last = await frame()
  for (let n = 0; n < 300; n += 1) {
    box.scrollTop -= step
    const now = await frame()
    times.push(now - last)
    last = now
    if (![0.1, 0.5, 0.9].every((part) => hasRowAt(box, top + height * part))) blank += 1
  }
  const sorted = times.sort((a, b) => a - b)
  return { p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0, dropped: sorted.filter((ms) => ms > 25).length, blank }
}

/** Counts tasks over 50 ms until `stop`. */
export const longTasks = (): { stop: () => { count: number; longest: number } } => {
  const found: number[] = []
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) found.push(entry.duration)
  })
  observer.observe({ type: 'longtask' })
  return {
    stop: () => {
      for (const entry of observer.takeRecords()) found.push(entry.duration)
      observer.disconnect()
      return { count: found.length, longest: Math.max(0, ...found) }
    },
  }
}

export { log, painted }
