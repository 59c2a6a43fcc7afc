import { type Category, type Grip, grips, type Seat } from '../../components.ts'
import { isWeapon, type Laid, type WeaponToken } from '../../position.ts'

/** The weapon held in a hand, or across both. */
export function weaponAt({ now }: Laid, seat: Seat, grip: Grip): WeaponToken | undefined {
  const held = now.players[seat].sheet[grip]
  return isWeapon(held) ? held : undefined
}

/**
 * sheet.fight-from-hand: one fights only with weapons that are held (R-unarmed);
 * weapon.must-be-loaded-to-fire, weapon.empty-unusable: an Empty one is of no use.
 */
export function usableGrips(laid: Laid, seat: Seat): readonly Grip[] {
  return grips.filter((grip) => {
    const weapon = weaponAt(laid, seat, grip)
    return weapon && weapon.mark !== 'empty'
  })
}

/** Those of them with which one fights hand to hand, or from afar. */
export function gripsWith(laid: Laid, seat: Seat, category: Category): readonly Grip[] {
  const { weapons } = laid.given.components
  return usableGrips(laid, seat).filter((grip) => {
    const weapon = weaponAt(laid, seat, grip) as WeaponToken
    return weapons[weapon.kind].category === category
  })
}
