import { classNames } from '@ever-after/ui'
import { siteCopy } from '../copy.ts'
import type { SiteSettings } from '../site-settings.ts'
import { When } from './when.tsx'

const pill =
  'inline-flex min-h-12 items-center rounded-full border px-7 font-semibold text-copy transition duration-200'
const main = `${pill} border-transparent bg-rose text-on-rose shadow-soft hover:bg-rose-deep`
/** The server may leave out the line before; only after another way in this one steps back. */
const second =
  '[p+p>&]:border-line [p+p>&]:bg-card [p+p>&]:text-ink [p+p>&]:shadow-none [p+p>&]:hover:bg-blush'

/** The ways into the app that this deployment has: the App Store, the preview, both or none. */
export function InstallLinks({ settings, isCentred }: { settings: SiteSettings; isCentred?: boolean }) {
  return (
    <div className={classNames('mt-7 flex flex-wrap justify-center gap-3', !isCentred && 'lg:justify-start')}>
      <When name="appStore" settings={settings}>
        <a href={settings.appStoreUrl ?? undefined} className={main}>
          {siteCopy.appStore}
        </a>
      </When>
      {import.meta.env.VITE_APP_PREVIEW !== 'off' && (
        <When name="preview" settings={settings}>
          <a href="/?app=preview" className={`${main} ${second}`}>
            {siteCopy.openPreview}
          </a>
        </When>
      )}
    </div>
  )
}
