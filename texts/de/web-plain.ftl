# Die Wörter eines Tisches ohne gezeichneten Plan.

step-any = Wähle, was du tust.
