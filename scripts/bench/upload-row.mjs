import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pause } from './pages.mjs'

const SIZE = 10 * 1_048_576

/** Runs in the page: records one second of video. */
const recorded = async () => {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm' })
  /** @type {Blob[]} */
  const chunks = []
  recorder.ondataavailable = ({ data }) => {
    chunks.push(data)
  }
  const over = new Promise((resolve) => {
    recorder.onstop = resolve
  })
  recorder.start()
  for (let frame = 0; frame < 20; frame += 1) {
    if (pen !== null) pen.fillStyle = `hsl(${frame * 18} 80% 50%)`
    pen?.fillRect(0, 0, canvas.width, canvas.height)
    await new Promise((next) => {
      requestAnimationFrame(() => {
        setTimeout(next, 40)
      })
    })
  }
  recorder.stop()
  await over
  return [...new Uint8Array(await new Blob(chunks).arrayBuffer())]
}

const watchTasks = () => {
  /** @type {number[]} */
  const long = []
  Reflect.set(window, 'long', long)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) long.push(entry.duration)
  }).observe({ type: 'longtask' })
}

/**
 * Measures the first upload in a page, including lazy modules: a video of 10 MB, from choosing the file until the video
 * is sent.
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 */
export async function firstUpload(browser, origin) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' })
  const folder = mkdtempSync(path.join(tmpdir(), 'loop-bench-'))
  try {
    const page = await context.newPage()
    await page.goto(`${origin}/sign-in/email`)
    await page.getByLabel('E-mail').fill('ada@loop.example')
    await page.getByRole('button', { name: 'Send code' }).click()
    await page
      .getByRole('button', { name: /Use code/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.locator('main a[href^="/group/"]', { hasText: 'Loop Town Square' }).first().click()
    await page.getByRole('textbox', { name: /^Message / }).waitFor()
    const file = path.join(folder, 'clip.webm')
    writeFileSync(
      file,
      Buffer.concat([Buffer.from(await page.evaluate(recorded)), Buffer.alloc(SIZE)]).subarray(0, SIZE),
    )
    await pause(2_000)
    await page.evaluate(watchTasks)
    await page.locator('input[type=file][multiple]').setInputFiles(file)
    await page.getByRole('list', { name: 'Added files' }).getByRole('img').waitFor()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page
      .getByRole('log')
      .getByRole('button', { name: /^Video from Ada/ })
      .first()
      .waitFor()
    await pause(500)
    /** @type {number[]} */
    const long = await page.evaluate(() => Reflect.get(window, 'long'))
    return { longest: Math.max(0, ...long), count: long.length }
  } finally {
    await context.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
