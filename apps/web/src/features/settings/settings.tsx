import {
  Bug,
  CircleHelp,
  CreditCard,
  Download,
  FileText,
  LifeBuoy,
  Palette,
  ReceiptText,
  ScrollText,
  Sparkles,
} from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { serverAddress } from '#platform/api-origin.ts'
import { installOffer } from '#platform/browser-app.ts'
import { openExternal } from '#platform/open-external.ts'
import { appVersion, deviceReference, useAppConfig } from '#server-state'
import { useManageSubscription } from '#store'
import { bugLetter } from './bug-letter.ts'
import { CreditsCard } from './components/credits-card.tsx'
import { DataGroup } from './components/data-group.tsx'
import { type LanguageChoice, LanguageRow } from './components/language-row.tsx'
import { ActionRow, Group, LinkRow } from './components/row.tsx'
import { copy } from './copy.ts'
import { usePlanName } from './use-plan-name.ts'

/** Pages of the app that a row leads to. */
export type SettingsPath = '/camera' | '/changes' | '/faq' | '/support' | '/privacy'

interface SettingsProps {
  languages: readonly LanguageChoice[]
  /** Undefined where the app goes by the phone. */
  language: string | undefined
  onLanguage: (code: string | undefined) => void
  onOpen: (path: SettingsPath) => void
  onBonusCredits: () => void
  onRequestStyle: () => void
  onExportFailed: () => void
  /** The store's page of subscriptions did not open. */
  onStoreFailed: () => void
  /** The data are gone: begins again as a new installation. */
  onStartAnew: () => void
}

export function Settings({
  languages,
  language,
  onLanguage,
  onOpen,
  onBonusCredits,
  onRequestStyle,
  ...data
}: SettingsProps) {
  const { supportEmail, termsUrl } = useAppConfig()
  const isInstallable = useSyncExternalStore(installOffer.subscribe, installOffer.isOpen)
  const [reference] = useState(() => deviceReference())
  const plan = usePlanName()
  const manage = useManageSubscription({ onFailed: data.onStoreFailed })
  const { create, help, legal, subscription } = copy
  const to = (path: SettingsPath) => ({ href: path, onPress: () => onOpen(path) })
  const out = (address: string) => ({ href: address, onPress: () => openExternal(address) })
  const letter = bugLetter({ email: supportEmail, reference, version: appVersion })
  return (
    <div className="px-5 pt-[max(20px,env(safe-area-inset-top))] pb-10">
      <h1 className="font-display text-[2.5rem] leading-none">{copy.title}</h1>
      <CreditsCard onOpen={onBonusCredits} />
      <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-card px-4">
        <LinkRow icon={ReceiptText} name={copy.changes} {...to('/changes')} />
        {plan && manage && (
          <ActionRow
            icon={CreditCard}
            name={subscription.manage}
            detail={subscription.detail(plan)}
            outside={subscription.opensOutside}
            onPress={manage}
          />
        )}
        <LanguageRow languages={languages} chosen={language} onChoose={onLanguage} />
      </ul>
      <Group title={create.title}>
        <LinkRow icon={Palette} name={create.hairColour} {...to('/camera')} />
        <ActionRow icon={Sparkles} name={create.requestStyle} onPress={onRequestStyle} />
        {isInstallable && (
          <ActionRow
            icon={Download}
            name={copy.install.title}
            detail={copy.install.detail}
            onPress={installOffer.accept}
          />
        )}
      </Group>
      <Group title={help.title}>
        <LinkRow icon={CircleHelp} name={help.faq} {...to('/faq')} />
        <LinkRow icon={LifeBuoy} name={help.support} {...to('/support')} />
        {supportEmail && <LinkRow icon={Bug} name={help.reportBug} {...out(letter)} />}
      </Group>
      <DataGroup {...data} />
      <Group title={legal.title}>
        <LinkRow icon={FileText} name={legal.privacy} {...to('/privacy')} />
        <LinkRow
          icon={ScrollText}
          name={legal.terms}
          outside={legal.opensOutside}
          {...out(serverAddress(termsUrl))}
        />
      </Group>
      <p className="mt-8 text-center text-fine text-soft-ink">{copy.version(appVersion)}</p>
    </div>
  )
}
