import { media } from '#ui/tokens.ts'
import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../parts/icon-button.tsx'
import type { Device } from './frame-size.ts'
import { deviceSwitch } from './styles.ts'

const devices = [
  { device: 'pc', label: 'PC (1440)', icon: Monitor },
  { device: 'mobile', label: '모바일 (390)', icon: Smartphone },
] as const

/** The screen that pages are drawn for, at first the one that fits the console's own window. */
export const useDevice = () =>
  useState<Device>(() => (matchMedia(media.smallTablet).matches ? 'mobile' : 'pc'))

/** Chooses the screen that pages are drawn for. */
export function DeviceSwitch({ device, onChange }: { device: Device; onChange: (device: Device) => void }) {
  return (
    <div className={deviceSwitch()} role="group" aria-label="화면 크기">
      {devices.map((one) => (
        <IconButton
          key={one.device}
          label={one.label}
          icon={one.icon}
          active={device === one.device}
          aria-pressed={device === one.device}
          onClick={() => onChange(one.device)}
        />
      ))}
    </div>
  )
}
