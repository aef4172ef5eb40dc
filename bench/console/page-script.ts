/**
 * What a page notes about itself, in its own clock: when something was painted. A picture is painted once a task runs
 * after the frame that was asked for.
 */
export const pageScript = `
  const afterPaint = (tell) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => tell(performance.now())
      channel.port2.postMessage(null)
    })
  const onChange = (root, look) =>
    new MutationObserver(look).observe(root, { childList: true, subtree: true, characterData: true })

  window.bench = {
    /** Resolves with the time at which the first such element was painted. */
    painted: (selector) =>
      new Promise((resolve) => {
        let isFound = false
        const look = () => {
          if (isFound || !document.querySelector(selector)) return
          isFound = true
          afterPaint(resolve)
        }
        onChange(document, look)
      }),
    keys: [],
    /** Notes of every key when its letter was painted, and when the list was that followed it. */
    watchKeys: (selector) => {
      let key
      addEventListener('keydown', ({ timeStamp }) => {
        const now = { letterMs: 0, listMs: 0 }
        key = { now, timeStamp }
        window.bench.keys.push(now)
        afterPaint((ms) => {
          now.letterMs = ms - timeStamp
          now.listMs = Math.max(now.listMs, now.letterMs)
        })
      }, true)
      onChange(document.querySelector(selector), () => {
        if (!key) return
        const { now, timeStamp } = key
        afterPaint((ms) => (now.listMs = Math.max(now.listMs, ms - timeStamp)))
      })
    },
    /** Resolves with the time from the next click until the page has said that everything is saved. */
    saved: (words) =>
      new Promise((resolve) => {
        let clickedMs
        let wasUnsaved = false
        addEventListener('click', ({ timeStamp }) => (clickedMs ??= timeStamp), true)
        onChange(document, () => {
          const isSaved = [...document.querySelectorAll('header [role=status]')].some((status) => status.textContent === words)
          if (clickedMs !== undefined && !isSaved) wasUnsaved = true
          if (wasUnsaved && isSaved) afterPaint((ms) => resolve(ms - clickedMs))
        })
      }),
  }
  window.bench.opened = window.bench.painted('[aria-label="Styles"] li')
`
