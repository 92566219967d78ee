/** A city whose famous sights are known: what a plan without wishes is expected to show. */
export interface FamousCity {
  /** The name of the destination or its file begins with it, in lower case. */
  readonly city: string;
  readonly timeZone: string;
  /** Ten sights, each by words that stand in one of its names (case and accents do not matter); the first that any place has. */
  readonly sights: readonly (readonly string[])[];
}

/**
 * The ten best known sights of cities, by general knowledge and not by any score. Extracts of OpenStreetMap hold the middle of a city
 * only (Porto without Serralves and the Casa da Música, London between the Temple and the Bank): the ten are of what lies in them.
 */
const famousCities: readonly FamousCity[] = [
  {
    city: "sample",
    timeZone: "Europe/Copenhagen",
    sights: [
      ["Tivoli Gardens"],
      ["Nyhavn"],
      ["The Little Mermaid"],
      ["Rosenborg Castle"],
      ["Amalienborg"],
      ["Christiansborg Palace"],
      ["The Round Tower"],
      ["Church of Our Saviour"],
      ["National Museum of Denmark"],
      ["Strøget"],
    ],
  },
  {
    city: "porto",
    timeZone: "Europe/Lisbon",
    sights: [
      ["Livraria Lello"],
      ["Torre dos Clérigos"],
      ["Ponte Dom Luís I"],
      ["Sé do Porto"],
      ["Palácio da Bolsa"],
      ["Igreja de São Francisco"],
      ["Mercado do Bolhão"],
      ["Porto - São Bento"],
      ["Mosteiro da Serra do Pilar"],
      ["Capela das Almas", "Capilla de las Almas"],
    ],
  },
  {
    city: "london",
    timeZone: "Europe/London",
    sights: [
      ["St Paul's Cathedral"],
      ["London Millennium Bridge"],
      ["Museum of London"],
      ["Barbican Centre"],
      ["Temple Church"],
      ["Royal Courts of Justice"],
      ["Guildhall"],
      ["Dr Johnson's House"],
      ["St Bartholomew-The Great"],
      ["Smithfield Market"],
    ],
  },
  {
    city: "monaco",
    timeZone: "Europe/Monaco",
    sights: [
      ["Palais Princier"],
      ["Oceanographic Museum"],
      ["Casino de Monte Carlo", "Place du Casino"],
      ["Cathédrale Notre-Dame"],
      ["Jardin Exotique"],
      ["Jardin Japonais"],
      ["Cars collection of HSH"],
      ["Plage Larvotto"],
      ["Port Hercule"],
      ["Chapelle Sainte-Dévote"],
    ],
  },
];

/** What is known of a destination by its name. */
export function famousCityOf(name: string): FamousCity | undefined {
  return famousCities.find(({ city }) => name.toLowerCase().startsWith(city));
}
