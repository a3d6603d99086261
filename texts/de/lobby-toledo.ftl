# Toledo, wo ein Spiel gewählt wird.

game-about-toledo = Die Straße hinauf, vorbei an Geschäften und Duellen: Lass Schwerter schmieden und bring sie in den Alcazar.
game-time-toledo = etwa 60 Minuten
