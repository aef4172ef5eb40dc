// @module-tag slow
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { catalogueOf, statusOf, styleOf } from '../testing/builders.ts'
import { serveApi } from '../testing/serve-api.ts'
import { forgetEverything, show } from '../testing/show.tsx'
import ConsumerApp from './consumer-app.tsx'

forgetEverything()
beforeEach(() => {
  window.localStorage.setItem('ever-after.auth-token', '"token"')
  window.localStorage.setItem('onboarding-completed', 'true')
})

const paths = [
  '',
  '/dresses',
  '/history',
  '/premium',
  '/settings',
  '/landing',
  '/wedding-upload',
  '/camera',
  '/wedding-style/demo',
  '/faq',
  '/support',
  '/privacy',
  '/terms',
  '/wedding-dress-upload',
  '/wedding-dress-tryon',
  '/hair-color/00000000-0000-4000-8000-000000000001',
  '/changes',
  '/try',
  '/admin',
  '/admin/login',
]

const open = (path: string) => {
  window.history.replaceState(null, '', path)
  serveApi({
    'GET /api/config/wedding-styles': catalogueOf({ Beach: [styleOf('Dunes')] }),
    'GET /api/subscriptions/status': statusOf(),
    'GET /api/wedding-styles?limit=60': [],
  })
  show(<ConsumerApp samplePhotos={[]} />)
}

test('each new screen starts at its top with the focus in it', { tags: ['SHELL-38'] }, async () => {
  open('/')
  await screen.findByRole('heading', { name: 'Dream Weddings' })
  const main = screen.getByRole('main')
  main.scrollTop = 300
  await userEvent.click(screen.getByRole('link', { name: 'History' }))
  await screen.findByRole('heading', { name: 'History' })
  expect(main.scrollTop).toBe(0)
  expect(document.activeElement).toBe(main)
  main.scrollTop = 300
  const paths = [
    '/wedding-upload',
    '/wedding-style/demo',
    '/wedding-dress-tryon',
    '/premium',
    '/faq',
    '/nowhere',
    '/',
  ]
  for (const path of paths) {
    main.scrollTop = 300
    act(() => window.history.pushState(null, '', path))
    expect([path, main.scrollTop]).toEqual([path, 0])
  }
})

test('a screen that one goes back or forward to stands where it was left', {
  tags: ['SHELL-38'],
}, async () => {
  open('/')
  await screen.findByRole('heading', { name: 'Dream Weddings' })
  const main = screen.getByRole('main')
  const scrollTo = (top: number) => {
    main.scrollTop = top
    fireEvent.scroll(main)
  }
  scrollTo(300)
  await userEvent.click(screen.getByRole('link', { name: 'Settings' }))
  await screen.findByRole('heading', { name: 'Settings' })
  expect(main.scrollTop).toBe(0)
  scrollTo(70)
  const travels = [
    ['/', () => window.history.back(), 300],
    ['/settings', () => window.history.forward(), 70],
    ['/', () => window.history.back(), 300],
  ] as const
  for (const [path, travel, top] of travels) {
    act(travel)
    expect([window.location.pathname, main.scrollTop]).toEqual([path, top])
  }
  await userEvent.click(screen.getByRole('link', { name: 'Settings' }))
  expect([window.location.pathname, main.scrollTop]).toEqual(['/settings', 0])
})

test('the bar stands at the bottom, marks the tab and is gone on the way to a picture', {
  tags: ['SHELL-18', 'SHELL-36', 'SHELL-37'],
}, async () => {
  open('/history')
  await screen.findByRole('heading', { name: 'No wedding styles yet' })
  const bar = within(screen.getByRole('navigation'))
  expect(bar.getByRole('link', { current: 'page' }).textContent).toBe('History')
  expect(bar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Styles', '/'],
    ['Dresses', '/dresses'],
    ['History', '/history'],
    ['Premium', '/premium'],
    ['Settings', '/settings'],
  ])
  expect(screen.getByRole('main').nextElementSibling).toBe(screen.getByRole('navigation'))
  expect(screen.getByRole('main').parentElement?.className.split(' ')).toContain('flex-col')
  await userEvent.click(screen.getByRole('button', { name: 'Get Started' }))
  await screen.findByRole('heading', { name: 'The two of you' })
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('a device without a connection is told quietly', async () => {
  open('/')
  await screen.findByRole('heading', { name: 'Dream Weddings' })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  await screen.findByText('You are offline. What you see may be a little old.')
})

test('an unknown path is not found and leads home', { tags: ['SHELL-33', 'INFO-08'] }, async () => {
  open('/nowhere')
  await screen.findByRole('heading', { name: '404 Page Not Found' })
  for (const path of [
    '/history/1',
    '/dresses/waltz',
    '/wedding-style',
    '/hair-color',
    '/catalogue-preview',
    ...paths.map((known) => `${known}/more`),
  ]) {
    act(() => window.history.pushState(null, '', '/faq'))
    await screen.findByRole('heading', { name: 'Questions and answers' })
    act(() => window.history.pushState(null, '', path))
    await screen.findByRole('heading', { name: '404 Page Not Found' })
  }
  await userEvent.click(screen.getByRole('button', { name: 'Go home' }))
  await screen.findByRole('heading', { name: 'Dream Weddings' })
})
