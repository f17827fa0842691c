/**
 * Product forms with different drawings. `own` is the sector's own motif, for its core
 * products: a solar cell, a wafer, a battery cell.
 */
export type ProductForm =
  | 'powder'
  | 'gas'
  | 'liquid'
  | 'film'
  | 'fiber'
  | 'solid'
  | 'device'
  | 'assembly'
  | 'equipment'
  | 'own';

// Words of names, in the singular; hyphenated parts count separately. See `productForm` for the rules.
const WORDS: Readonly<Record<ProductForm, string>> = {
  powder: `powder pulver sand soot silica alumina grit frit dust sulfate carbonate bicarbonate hydroxide oxide dioxide
    concentrate precipitate precursor pcam graphite phosphate catalyst pigment binder iodide chloride hexafluorophosphate
    composite dicyandiamide fluorspar carbon tpo bapo mehq initiator photoinitiator black alloy elastomer compound pellet
    granulate salt zeolite 粉 粉末`,
  gas: `gas gase helium argon nitrogen oxygen hydrogen chlorine ammonia propylene ethylene tetrafluoroethylene methane
    silane tetrafluoride trichloride hexafluoride biogas neon krypton xenon wasserstoff 气 气体 ガス`,
  liquid: `acid tetrachloride tribromide trichlorosilane trimethylaluminium octamethylcyclotetrasiloxane siloxane acrylate
    diacrylate triacrylate diisocyanate isocyanate glycol glycidyl dilaurate oligomer resin epichlorohydrin epoxy ink paste
    gel coating varnish adhesive sol slurry electrolyte solvent sulfoxide pyrrolidone nmp brine dope finish emulsion
    dispersion photoresist peroxide orthosilicate teos methanol monomer trimethoxysilane matrix pitch acrylonitrile
    water oil ionomer ether primer lacquer sizing 液 液体 树脂 樹脂`,
  film: `film foil laminate separator membrane diaphragm sheet tape paper foam felt pad layer ribbon encapsulant liner blank
    photomask mask glass panel plate label carton gasket honeycomb anode cathode mesh substrate backsheet
    膜 フィルム`,
  fiber: `fiber fibre faser tow yarn fabric wire thread strand rope cable cord prepreg weave cloth twill smc 纤维 光纤
    ファイバー 繊維`,
  solid: `electrode tube ingot bar rod billet ore coke sponge crucible sagger boule magnesium target iron silicon polysilicon mass matte
    insulation mould mold ferrule disc crystal block 锭`,
  device: `chip led diode mosfet igbt transistor sensor amplifier repeater inverter controller head detector gyroscope bms
    management rectifier laser probe box`,
  assembly: `network system pack storage vehicle truck trailer plant platform module electrolyser stack kit car roof facade
    tracker tank blade fuselage frame bicycle airframe aircraft drone container refuelling prosthesis building carrier`,
  equipment: `furnace oven kiln tower lathe machine line press mill reactor accelerator laminator stringer etcher scanner
    compressor unit classifier atomiser station autoclave generator pump lasers winder`,
  own: `lamp array preform cell wafer bracket cage cup framework exchanger nozzle part implant shaft driveshaft pattern`,
};

const FORMS = new Map<string, ProductForm>(
  Object.entries(WORDS).flatMap(([form, words]) =>
    words.split(/\s+/).map((word): [string, ProductForm] => [word, form as ProductForm]),
  ),
);

/**
 * Returns the form of a product by its name: that of the last word with a form, as the head of an English name is last
 * ("graphite induction furnace"). A number or a measure after such a word ends the search, since only details follow
 * it ("Loose-tube cable, 144 fibers").
 *
 * @param slug Slug of the name, from `slugify`.
 */
export function productForm(slug: string): ProductForm | null {
  let form: ProductForm | null = null;
  for (const word of slug.split('-')) {
    const told = FORMS.get(word) ?? FORMS.get(word.replace(/s$/, ''));
    if (form !== null && /^\d/.test(word)) break;
    if (told) form = told;
  }
  return form;
}
