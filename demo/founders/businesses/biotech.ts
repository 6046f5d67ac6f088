import type { Business } from './business.ts'

export const biotech: readonly Business[] = [
  {
    trade: ['Casein', 'Dairy', 'Ferment'],
    we: [
      'produce milk protein by fermentation, for cheese that melts and stretches',
      'make cheese protein without cows, by precision fermentation',
    ],
    customers: 'dairies and pizza makers',
    problem: 'A kilogram of cheese takes ten litres of milk and causes about ten kilograms of CO2.',
    early: [
      'We produce {40-120} kilograms of casein a month in a 300-litre fermenter.',
      'In a blind tasting {61|66|70}% of testers could not tell our mozzarella from the conventional one.',
    ],
    grown: [
      'Our strain yields {24-36} grams per litre at {ten|fifteen} cubic metres.',
      'Two dairies have signed purchase agreements, subject to novel food approval.',
    ],
    before: 'in enzyme fermentation',
    next: 'file the novel food dossier and scale up to {ten|twenty|thirty} cubic metres',
    expertise: ['Precision fermentation', 'Alternative proteins', 'Novel food approval', 'Food science', 'Scale-up'],
    goals: [2, 12, 13],
  },
  {
    trade: ['Myco', 'Protein', 'Spore'],
    we: [
      'grow mycelium on spent brewers’ grain into a protein that cooks like chicken',
      'turn spent grain from breweries into a protein for canteens',
    ],
    customers: 'canteens and food service',
    problem: 'Canteens want to serve less meat, but most substitutes have forty ingredients and need new recipes.',
    early: ['{Nine|Fourteen|Twenty-one} canteens cook with our product every week.', 'Our product has five ingredients and no additives.'],
    grown: [
      'Our plant next to a brewery produces {900-2600} tonnes a year.',
      'A portion causes {11-16}% of the emissions of chicken, verified by a research institute.',
    ],
    before: 'as a mycologist',
    next: 'build a larger plant next to a {malting house|brewery|starch mill}',
    expertise: ['Mycoprotein', 'Alternative proteins', 'Food service', 'Industrial symbiosis', 'Fermentation'],
    goals: [2, 12, 3],
  },
  {
    trade: ['Phage', 'Bio', 'Therapeutics'],
    we: [
      'develop phage therapies against antibiotic-resistant bacteria',
      'treat infections with phages where antibiotics have stopped working',
    ],
    customers: 'hospitals, and partners in pharma',
    problem: 'Antibiotic-resistant infections kill 35,000 people a year in Europe.',
    early: [
      'We have treated {seven|nine|fourteen} patients under compassionate use; {five|seven|eleven} have recovered.',
      'Our library contains {300-900} characterised phages.',
    ],
    grown: [
      'Our phase 2 study on {bone and joint|lung|bladder} infections has enrolled {64-150} patients.',
      'We manufacture under GMP in our own clean room.',
    ],
    before: 'in infectious diseases at a university hospital',
    next: 'complete phase 2 with the full cohort',
    expertise: ['Antimicrobial resistance', 'Phage therapy', 'Clinical trials', 'GMP', 'Non-dilutive funding'],
    goals: [3, 9],
  },
  {
    trade: ['Pigment', 'Dye', 'Colour'],
    we: ['dye yarn with bacterial pigments at 40 °C, without salt', 'produce textile dyes with bacteria instead of petrochemicals'],
    customers: 'spinning mills and fashion brands',
    problem: 'Dyeing causes most of the water pollution of a garment.',
    early: [
      '{Four|Six|Seven} of our colours withstand sixty washes.',
      'A mill in {northern Portugal|Prato|Łódź} has run our process on its existing machines.',
    ],
    grown: ['{120-380} tonnes of yarn were dyed with our pigments last year.', 'Mills use {71-86}% less water and half the heat.'],
    before: 'in industrial microbiology',
    next: 'add a true black and equip {three|four} more mills',
    expertise: ['Biopigments', 'Circular textiles', 'Fermentation', 'Fashion supply chains', 'Chemicals regulation'],
    goals: [6, 12, 9],
  },
  {
    trade: ['Vine', 'Yeast', 'Grove'],
    we: ['protect vines and fruit from mildew with a yeast instead of copper', 'replace copper against mildew with a living yeast'],
    customers: 'organic and conventional growers',
    problem: 'Copper accumulates in the soil, but organic growers have no alternative against mildew.',
    early: [
      'Trials over two seasons on {18-46} estates showed {74|79|83}% protection without copper.',
      'The yeast has a shelf life of nine months without refrigeration.',
    ],
    grown: [
      'We are approved in {four|six|seven} member states and protect {14-38},000 hectares.',
      '{86|89|92}% of growers reordered last year.',
    ],
    before: 'as an oenologist',
    next: 'obtain approval for apples and potatoes',
    expertise: ['Biocontrol', 'Viticulture', 'Plant protection approval', 'Organic farming', 'Field trials'],
    goals: [15, 2, 12],
  },
  {
    trade: ['Diagnostics', 'Bio', 'Assay'],
    we: ['diagnose endometriosis from a blood sample', 'develop a blood test for endometriosis, which now takes eight years to diagnose'],
    customers: 'gynaecologists and laboratories',
    problem: 'One woman in ten has endometriosis, and on average the diagnosis takes eight years.',
    early: [
      'In {340-820} samples our test reached a sensitivity of {87|89|91}%.',
      '{Five|Seven} clinics are recruiting for the validation study.',
    ],
    grown: [
      'The test is certified under IVDR and offered by {38-90} laboratories.',
      'Our multicentre study with {2-4},000 women has been accepted for publication.',
    ],
    before: 'in reproductive medicine research',
    next: 'complete the health economics study that insurers require',
    expertise: ['Women’s health', 'Diagnostics', 'IVDR', 'Clinical validation', 'Reimbursement'],
    goals: [3, 5],
  },
  {
    trade: ['Polymer', 'Gas', 'Bio'],
    we: [
      'make biopolymers from steel mill gases, with bacteria that feed on carbon monoxide',
      'convert waste gas from steel production into a biodegradable plastic',
    ],
    customers: 'packaging makers',
    problem: 'Steel mills burn a gas that could replace oil as a raw material for plastics.',
    early: [
      'Our reactor next to a blast furnace has run for {1900-4600} hours on real gas.',
      'The polymer has passed the food contact tests.',
    ],
    grown: ['{Two|Three} packaging makers buy {400-1300} tonnes a year.', 'A tonne of polymer stores {1.3|1.6|1.8} tonnes of CO2.'],
    before: 'in gas fermentation',
    next: 'engineer a plant with a capacity of {five|eight|ten} thousand tonnes',
    expertise: ['Gas fermentation', 'Biopolymers', 'Industrial decarbonisation', 'Chemical engineering', 'Offtake agreements'],
    goals: [9, 12, 13],
  },
]
